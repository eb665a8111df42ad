import { expect, test } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { mageCharacter } from '../../testing/sheet-models.ts';
import { pointSegments } from './point-series.ts';

const mage = mageCharacter();
const withoutSpells = mage.character.skills.filter(
  ({ entry }) => !openSheet(mage).context.catalog.skills.get(entry)?.facet.spell,
);

test('each kind of points has its own color, whatever else the character has', () => {
  const all = pointSegments(openSheet(mage));
  expect(new Set(all.map(({ series }) => series)).size).toBe(all.length);
  const series = new Map(all.map(({ label, series }) => [label, series]));
  const fewer = pointSegments(
    openSheet({ ...mage, character: { ...mage.character, traits: [], skills: withoutSpells } }),
  );
  expect(fewer.length).toBeLessThan(all.length);
  for (const segment of fewer) expect(series.get(segment.label), segment.label).toBe(segment.series);
});

test('spells are apart from other skills, and all segments add up to the points spent', () => {
  const sheet = openSheet(mage);
  const segments = pointSegments(sheet);
  expect(segments.filter(({ chapter }) => chapter === 'spells').map(({ label, value }) => [label, value])).toEqual([
    ['spells', 11],
  ]);
  expect(segments.find(({ label }) => label === 'skills')?.value).toBe(8);
  expect(segments.reduce((sum, { value }) => sum + value, 0)).toBe(sheet.worksheet.number('points'));
});
