import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { itAtLength } from '../../testing/extent.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import '../../testing/load-rulesets.ts';
import { type NextStep, nextSteps } from './next-steps.ts';

async function listOf(character: SavedCharacter): Promise<readonly NextStep[]> {
  const sheet = openWorksheet(character);
  const listing = nextSteps(sheet, await sheet.ruleset.loadFightRules());
  for (;;) {
    const { done, value } = listing.next();
    if (done) return value;
  }
}

const swordsman = (ruleset: RulesetId, shield: string) =>
  saved(ruleset, {
    attributes: { st: 11, dx: 12, iq: 10, ht: 10 },
    campaign: { techLevel: 3 },
    skills: [skill('broadsword', 4), skill('shield', 2), skill('singing', 1)],
    traits: [trait('high-pain-threshold')],
    equipment: [
      item('broadsword', { key: 'sword', place: 'ready' }),
      item(shield, { key: 'shield', place: 'ready' }),
      item('heavy-leather-armor', { key: 'armor', place: 'ready' }),
      item('lance', { key: 'lance', place: 'home' }),
    ],
  });

describe('the next steps of a swordsman under Lite', () => {
  let listed: Promise<readonly NextStep[]> | undefined;
  const list = () => {
    listed ??= listOf(swordsman('lite-3e', 'medium-shield'));
    return listed;
  };
  const find = async (words: RegExp) => (await list()).find((step) => words.test(step.words));

  it('are attributes, skills of fighting and advantages, with their prices in points', async () => {
    expect(await find(/^DX 12 → 13$/)).toMatchObject({ points: 10, cost: 0 });
    expect(await find(/^Broadsword 13 → 14$/)).toMatchObject({ points: 4, paidWith: 'points' });
    expect(await find(/^Combat Reflexes$/)).toMatchObject({ points: 15 });
    expect(await find(/^Toughness/)).toMatchObject({ paidWith: 'points' });
  });

  it('leave out what changes no number of a fight, and what is there already', async () => {
    expect(await find(/Singing/)).toBeUndefined();
    expect(await find(/^High Pain Threshold$/)).toBeUndefined();
  });

  it('are armor that stops more, in place of what is worn, and other weapons for the skill', async () => {
    const plate = await find(/^Plate armor|^Light plate/i);
    expect(plate).toMatchObject({ paidWith: 'money', points: 0 });
    expect(plate?.cost).toBeGreaterThan(0);
    expect(plate?.saved.character.equipment.find(({ key }) => key === 'armor')?.place).toBe('home');
    expect((await list()).filter(({ words }) => /^padded cloth/i.test(words))).toEqual([]);
    const weapons = (await list()).filter(({ id }) => id.startsWith('item hold'));
    for (const { saved: with_ } of weapons)
      expect(with_.character.equipment.filter(({ place }) => place === 'ready').length).toBeLessThanOrEqual(3);
  });

  it('are steps that anybody can make: each gives the character that was tried', async () => {
    const { character } = swordsman('lite-3e', 'medium-shield');
    for (const { change, saved: tried, points, paidWith } of await list()) {
      expect(change(character)).toEqual(tried.character);
      if (paidWith === 'points') expect(points).toBeGreaterThan(0);
    }
  });
});

itAtLength('secondary characteristics and answers of advantages are steps under the fourth edition', async () => {
  const listed = await listOf(swordsman('fourth-edition', 'medium-shield'));
  const words = listed.map((step) => step.words);
  expect(words).toContain('HP 11 → 12');
  expect(words).toContain('Enhanced Parry (One Weapon): Broadsword');
  expect(words).not.toContain('Enhanced Parry (One Weapon): Rapier');
  expect(words).toContain('Broadsword of fine quality');
});
