import { expect, test } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { sortedKeys } from './sort-rows.ts';
import '../../testing/load-rulesets.ts';

const character = ['luck', 'combat-reflexes', 'alertness'].reduce(
  (before, entry) => addRow(before, 'traits', { entry }, entry),
  addRow(
    addRow(
      addRow(blankCharacter(), 'traits', { entry: 'overconfidence' }, 'bold'),
      'traits',
      { entry: 'honesty' },
      'honest',
    ),
    'equipment',
    { entry: 'broadsword' },
    'sword',
  ),
);
const sheet = deriveCharacter({ ruleset: 'lite-3e', houseRules: [], character });

test('by name from A to Z', () => {
  expect(sortedKeys(sheet, ['luck', 'combat-reflexes', 'alertness'], 'name')).toEqual([
    'alertness',
    'combat-reflexes',
    'luck',
  ]);
});

test('by points the largest first, given or gained; equal ones keep their order', () => {
  expect(sortedKeys(sheet, ['alertness', 'luck', 'combat-reflexes'], 'points')).toEqual([
    'luck',
    'combat-reflexes',
    'alertness',
  ]);
  expect(sortedKeys(sheet, ['bold', 'honest'], 'points')).toEqual(['bold', 'honest']);
  expect(sortedKeys(sheet, ['honest', 'bold'], 'points')).toEqual(['honest', 'bold']);
});

test('what lacks the number comes last', () => {
  expect(sortedKeys(sheet, ['luck', 'sword'], 'cost')).toEqual(['sword', 'luck']);
});
