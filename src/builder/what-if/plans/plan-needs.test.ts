import { expect, test } from 'vitest';
import { blankCharacter, type Character } from '../../../character/character.ts';
import { addRow } from '../../../character/edit-rows.ts';
import { openWorksheet } from '../../../rules/derive-character.ts';
import { findAllUnmet } from '../../../rules/prerequisites/unmet.ts';
import { lacksNeeds, planNeeds } from './plan-needs.ts';

const open = (change: (character: Character) => Character = (character) => character, ruleset = 'fourth-edition') =>
  openWorksheet({ ruleset, houseRules: [], character: change(blankCharacter()) });
const needsOf = (sheet: ReturnType<typeof open>, ...ids: string[]) =>
  planNeeds(
    sheet,
    ids.map((id) => ({ chapter: 'spells', id }) as const),
  );

test('planNeeds adds a chain of spells, each after what it requires', () => {
  const sheet = open((character) => addRow(character, 'traits', { entry: 'magery', level: 1 }));
  const needs = needsOf(sheet, 'fireball');
  const names = needs?.plans.map(({ name }) => name.replace(/ \d+$/, ''));
  expect(names).toEqual(['Ignite Fire', 'Create Fire', 'Shape Fire']);
  expect(needs?.words).toBe('3 spells, 3 points');
  const after = open(
    (character) => needs?.change(addRow(character, 'traits', { entry: 'magery', level: 1 })) ?? character,
  );
  const facet = after.context.catalog.skills.get('fireball')?.facet;
  expect(findAllUnmet(facet?.prerequisites ?? [], after)).toEqual([]);
});

test('planNeeds adds a trait with the level that is required, and counts what two entries share once', () => {
  const needs = needsOf(open(), 'fireball', 'create-fire');
  expect(needs?.plans.at(0)?.name).toBe('Magery 1');
  expect(needs?.words).toMatch(/^1 trait and 3 spells, /);
});

test('planNeeds plans nothing where nothing is missing, or where a player has to choose', () => {
  const sheet = open();
  expect(lacksNeeds(sheet, { chapter: 'spells', id: 'ignite-fire' })).toBe(false);
  expect(needsOf(sheet, 'ignite-fire')).toBeNull();
  const choosing = [...sheet.context.catalog.skills.values()].find(({ facet }) =>
    facet.prerequisites?.some((prerequisite) => 'spells' in prerequisite && !('spellsBy' in prerequisite)),
  );
  expect(choosing && lacksNeeds(sheet, { chapter: 'spells', id: choosing.id })).toBe(true);
  expect(choosing && needsOf(sheet, choosing.id)).toBeNull();
});

test('planNeeds meets every requirement that it says it meets, under all rules', () => {
  for (const ruleset of ['lite-3e', 'fourth-edition']) {
    const sheet = open(undefined, ruleset);
    let planned = 0;
    for (const { id, facet } of sheet.context.catalog.skills.values()) {
      const needs = facet.prerequisites && planNeeds(sheet, [{ chapter: facet.spell ? 'spells' : 'skills', id }]);
      if (!needs) continue;
      planned += 1;
      const after = open(needs.change, ruleset);
      expect(findAllUnmet(facet.prerequisites ?? [], after), id).toEqual([]);
    }
    expect(planned, ruleset).toBeGreaterThan(5);
  }
});
