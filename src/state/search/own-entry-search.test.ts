import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownItemSchema } from '../../character/equipment-rows.ts';
import type { OwnEntry } from '../../character/own-entry.ts';
import { ownSkillSchema } from '../../character/skill-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { blankSaved, openCharacter } from '../character/character-store.ts';
import { currentSheet } from '../character/derived-character.ts';
import type { KeptEntry } from '../library/own-entries-store.ts';
import { searchOwnEntries } from './own-entry-search.ts';

const entries = (
  [
    { list: 'traits', own: z.parse(ownTraitSchema, { name: 'Night blindness', kind: 'disadvantage', points: -10 }) },
    { list: 'traits', own: z.parse(ownTraitSchema, { name: 'Seal sense', points: 5, description: 'Feels the tide.' }) },
    { list: 'traits', own: z.parse(ownTraitSchema, { name: 'Odd perk', kind: 'perk', points: 1 }) },
    { list: 'skills', own: z.parse(ownSkillSchema, { name: 'Tide lore', attribute: 'iq', difficulty: 'hard' }) },
    { list: 'skills', own: z.parse(ownSkillSchema, { name: 'Trick', difficulty: 'techniqueHard' }) },
    { list: 'skills', own: z.parse(ownSkillSchema, { name: 'Call the tide', attribute: 'iq', spell: {} }) },
    { list: 'equipment', own: z.parse(ownItemSchema, { name: 'Boat hook', kind: 'weapon', cost: 30, weight: 4.5 }) },
  ] satisfies OwnEntry[]
).map((entry, index): KeptEntry => ({ id: `e${index}`, entry, setAside: [], updated: '' }));

const found = (
  query: string,
  ...narrowed: [Parameters<typeof searchOwnEntries>[2]?, Parameters<typeof searchOwnEntries>[3]?]
) => searchOwnEntries(currentSheet(), query, narrowed[0] ?? null, narrowed[1] ?? null, entries).map(({ name }) => name);

test('kept entries are found by name and description, the closest first', () => {
  openCharacter(blankSaved('lite-3e'));
  expect(found('tide')).toEqual(['Tide lore', 'Call the tide', 'Seal sense']);
  expect(found('BLIND night')).toEqual(['Night blindness']);
  expect(found('tides')).toEqual([]);
  expect(found('tídé lóre')).toEqual(['Tide lore']);
});

test('they are narrowed to a chapter or a kind of trait', () => {
  openCharacter(blankSaved('lite-3e'));
  expect(found('', 'traits')).toEqual(['Night blindness', 'Seal sense']);
  expect(found('', 'traits', 'disadvantage')).toEqual(['Night blindness']);
  expect(found('', 'skills')).toEqual(['Tide lore']);
  expect(found('', 'equipment')).toEqual(['Boat hook']);
});

test('only what the ruleset has is offered: perks and techniques in the fourth edition, no spells without magic', () => {
  openCharacter(blankSaved('fourth-edition'));
  expect(found('')).toContain('Odd perk');
  expect(found('')).toContain('Trick');
  openCharacter(blankSaved('man-to-man'));
  expect(found('')).not.toContain('Odd perk');
  expect(found('')).not.toContain('Call the tide');
});

test('each has its figures in short', () => {
  openCharacter(blankSaved('fourth-edition'));
  const figures = searchOwnEntries(currentSheet(), '', null, null, entries).map((hit) => [hit.name, hit.figures]);
  expect(Object.fromEntries(figures)).toMatchObject({
    'Night blindness': 'disadvantage, −10 points',
    'Tide lore': expect.stringMatching(/IQ.*hard/i),
    'Boat hook': 'weapon, $30, 4½ lb',
  });
});
