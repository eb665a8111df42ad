import { expect, test } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { dropItems, loadAdvice } from './load-advice.ts';

/** Derives a character with ST 10 (load limits 20, 40, 60, 120 lb) that carries items of these weights in pounds. */
function deriveLoaded(items: readonly (RowChange<'equipment'> & { weight: number })[]) {
  const character = items.reduce(
    (before, { weight, ...row }) => addRow(before, 'equipment', { ...row, weightOverride: weight }),
    blankCharacter(),
  );
  return deriveCharacter({ ruleset: 'man-to-man', houseRules: [], character });
}
const crossbow = { entry: 'crossbow', weight: 6 };
const knife = { entry: 'large-knife', weight: 1 };
const mail = { entry: 'chainmail', place: 'ready', weight: 36 } as const;

test('loadAdvice: without a load it says how much more can be carried', () => {
  expect(loadAdvice(deriveLoaded([crossbow])).words).toBe('14 lb until Light encumbrance.');
});

test('loadAdvice: names the lightest item not in use that is heavy enough, and what setting it down gives', () => {
  const advice = loadAdvice(deriveLoaded([mail, crossbow, knife, { entry: 'quiver', weight: 0.1 }]));
  expect(advice.words).toMatch(/^3\.1 lb over Light. Drop the crossbow → Move \d+, Dodge \d+/);
  expect(advice.setDown).toEqual([{ key: 'k2', name: 'Crossbow' }]);
});

test('loadAdvice: prefers a few loose items to armor', () => {
  const { setDown: items } = loadAdvice(
    deriveLoaded([
      { ...mail, weight: 39 },
      { ...crossbow, weight: 3 },
      { ...knife, weight: 3 },
    ]),
  );
  expect(items.map(({ key }) => key)).toEqual(['k2', 'k3']);
  expect(loadAdvice(deriveLoaded([{ ...mail, weight: 45 }, knife])).setDown).toEqual([
    { key: 'k1', name: 'Chainmail' },
  ]);
});

test('loadAdvice: the contents of a container count toward its weight', () => {
  const sheet = deriveLoaded([mail, { entry: 'quiver', weight: 1 }, { entry: 'bolt', weight: 4, container: 'k2' }]);
  expect(loadAdvice(sheet).setDown.map(({ key }) => key)).toEqual(['k2']);
  const lighter = deriveCharacter({ ...sheet.context.saved, character: dropItems(sheet.context.character, ['k2']) });
  expect(lighter.worksheet.number('load')).toBe(36);
});

test('loadAdvice: suggests nothing to set down when nothing would be enough', () => {
  expect(loadAdvice(deriveLoaded(Array.from({ length: 20 }, () => ({ ...knife, weight: 5 })))).setDown).toEqual([]);
});
