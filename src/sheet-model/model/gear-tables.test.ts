import { expect, test } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { item, saved } from '../../testing/rows.ts';
import { remarksByLine } from './gear-tables.ts';

/** The attacks of the only item of a character. */
function attacksWith(entry: string, place: 'ready' | 'stowed') {
  const { attacks, possessions } = openSheet(saved('man-to-man', { equipment: [item(entry, { place })] })).model;
  return attacks.filter(({ itemKey }) => itemKey === possessions[0]?.key);
}

test('remarksByLine: what applies to all attacks of an item is only on its first line', () => {
  const [first = [], ...others] = remarksByLine(attacksWith('quarterstaff', 'stowed'));
  expect(first).toEqual(expect.arrayContaining(['two hands', 'not ready']));
  expect(others.length).toBeGreaterThan(0);
  expect(others.flat()).not.toContain('two hands');
  expect(others.flat()).not.toContain('not ready');
});

test('remarksByLine: what applies to one attack stays with it', () => {
  const lines = attacksWith('spear', 'ready');
  expect(lines.length).toBeGreaterThan(1);
  const byLine = remarksByLine(lines);
  lines.forEach((line, i) => {
    const before = byLine.slice(0, i).flat();
    for (const note of line.notes) expect([...before, ...(byLine[i] ?? [])]).toContain(note);
  });
  expect(remarksByLine([])).toEqual([]);
});
