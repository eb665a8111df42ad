import { expect, test } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighterPlay, playOf } from '../../character/encounter-edits.ts';
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
