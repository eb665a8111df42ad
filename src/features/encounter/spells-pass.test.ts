import { expect, test } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighterPlay, playOf } from '../../character/encounter-edits.ts';
import { fighterSheet, loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { saved } from '../../testing/rows.ts';
import { idleSpellsPass, spellsPass } from './spells-pass.ts';

const spell = { row: 'light', name: 'Light', note: '', cast: 'c1', seconds: 60, lasts: 60, maintain: 1 };
const empty = addFighters(blankEncounter('e'), saved('lite-3e', { concept: {} }), { copies: 1 });
const [mage] = empty.fighters;
if (!mage) throw new Error('no fighter');
const lit = changeFighterPlay(empty, mage.key, (play) => ({ ...play, spells: [spell] }));
const secondsOf = (encounter: typeof lit) => encounter.fighters.map((fighter) => playOf(fighter).spells[0]?.seconds);

test('spells count down when the game master lets time pass, and say when they are to be maintained', () => {
  const passed = spellsPass(lit, 60, { encounter: lit, sentences: ['A minute later.'] });
  expect(secondsOf(passed.encounter)).toEqual([0]);
  expect(passed.sentences.at(0)).toBe('A minute later.');
  expect(passed.sentences.at(1)).toMatch(/: Light: its time is over; 1 energy maintains it\.$/);
});

test('the spells of somebody unconscious count down with each round', () => {
  const asleep = changeFighterPlay(lit, mage.key, (play) => ({
    ...play,
    state: { ...play.state, conditions: ['unconscious'] },
  }));
  expect([secondsOf(idleSpellsPass(lit)), secondsOf(idleSpellsPass(asleep))]).toEqual([[60], [59]]);
});

test('health that one fighter has lent another comes back as a wound with the end of the spell: below −1×HT it may kill', async () => {
  const two = addFighters(empty, saved('lite-3e', { concept: {} }), { copies: 1 });
  const other = two.fighters[1];
  if (!other) throw new Error('no second fighter');
  await loadEncounterRules([other.character]);
  const lending = changeFighterPlay(two, mage.key, (play) => ({
    ...play,
    spells: [{ ...spell, name: 'Lend Health', maintain: null }],
  }));
  const full = fighterSheet(other.key, lending)?.character.worksheet.number('hitPoints') ?? 0;
  const effect = {
    cast: 'c1',
    spell: 'lend-health',
    name: 'Lend Health',
    amount: 4,
    lent: 4,
    caster: '',
    seconds: null,
  };
  const lent = changeFighterPlay(lending, other.key, (play) => ({
    ...play,
    state: { ...play.state, hitsLost: 2 * full - 2, spellEffects: [effect] },
  }));
  const passed = spellsPass(lent, 60, { encounter: lent, sentences: [] }).encounter;
  const healed = passed.fighters.find(({ key }) => key === other.key);
  if (!healed) throw new Error('no second fighter');
  const { hitsLost, spellEffects, rollsDue } = playOf(healed).state;
  expect([hitsLost, spellEffects]).toEqual([2 * full + 2, undefined]);
  expect(rollsDue.map(({ effect: due }) => due)).toContain('mayDie');
});
