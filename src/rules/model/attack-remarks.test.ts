import { expect, test } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { item, saved } from '../../testing/rows.ts';
import { remarksByLine } from './attack-remarks.ts';

const remarks = (entry: string, place: 'ready' | 'stowed' = 'ready') =>
  remarksByLine(openSheet(saved('man-to-man', { equipment: [item(entry, { place })] })).model.attacks);

test('remarksByLine: what applies to all attacks of an item is only on its first line', () => {
  const [first = [], ...others] = remarks('quarterstaff', 'stowed');
  expect(first).toContain('not ready');
  expect(others.length).toBeGreaterThan(0);
  expect(others.flat().filter((remark) => first.includes(remark))).toEqual([]);
});

test('remarksByLine: what applies to one attack stays with it', () => {
  const lines = openSheet(saved('man-to-man', { equipment: [item('spear', { place: 'ready' })] })).model.attacks;
  const byLine = remarksByLine(lines);
  lines.forEach((line, i) => {
    const before = byLine.slice(0, i).flat();
    for (const note of line.notes) expect([...before, ...(byLine[i] ?? [])]).toContain(note);
  });
  expect(remarksByLine([])).toEqual([]);
});
