import { expect, test } from 'vitest';
import { typedFalcon } from '../../testing/fourth-edition-falcon.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { item, saved } from '../../testing/rows.ts';

const counted = (ruleset: string, ...entries: string[]) =>
  openSheet(saved(ruleset, { equipment: entries.map((entry) => item(entry)) })).model.ranged.map(
    ({ item: name, ammunition }) => [name, ammunition],
  );

test('ammunition: boxes for the shots of a gun, 0 for arrows counted by hand, none for thrown weapons', () => {
  expect(counted('lite-3e', 'winchester-44-40', 'longbow', 'large-knife')).toEqual([
    ['Winchester .44-40', 6],
    ['Longbow', 0],
    ['Large knife, thrown', null],
  ]);
  expect(counted('man-to-man', 'crossbow', 'longbow', 'spear')).toEqual([
    ['Crossbow', 0],
    ['Longbow', 0],
    ['Spear, thrown', null],
  ]);
  // "1(4)" is one shot, with the time to nock the next.
  expect(openSheet(typedFalcon()).model.ranged[0]?.ammunition).toBe(0);
});
