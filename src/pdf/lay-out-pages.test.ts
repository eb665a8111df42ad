import { expect, it } from 'vitest';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { defaultPrintChoices } from '../sheet-model/print/print-choices.ts';
import { someOf } from '../testing/extent.ts';
import { inkOfMarks } from '../testing/page-ink.ts';
import { mageSheet } from '../testing/sheet-models.ts';
import { nodesByPage } from './drawing.ts';
import { layOutPages } from './lay-out-pages.ts';

/** Returns the mage's sheet with this many spells, weapons that are shot, and lines of notes with room between them. */
function crowded(spells: number, weapons: number, notes: number): SheetModel {
  const base = mageSheet();
  const [spell] = base.spells;
  const [attack] = base.attacks;
  if (!spell || !attack) throw new Error('no spell or weapon');
  const many = <Line extends object>(line: Line, count: number, key: string) =>
    Array.from({ length: count }, (_, i) => ({ ...line, key: `${key}${i}` }));
  return {
    ...base,
    spells: many(spell, spells, 's'),
    attacks: many(attack, weapons, 'w'),
    remarks: Array.from({ length: notes }, (_, i) => `Line ${i}`).join('\n\n'),
  };
}

const papers = ['a4', 'letter'] as const;
const layOut = (model: SheetModel, paper: (typeof papers)[number]) => {
  const choices = { ...defaultPrintChoices, paper, blankRows: false };
  const pages = layOutPages([{ model }], choices);
  return { ...pages, ink: nodesByPage(pages).map(inkOfMarks) };
};

it.each(
  someOf(
    [40, 50, 60, 70, 80].flatMap((spells) => papers.map((paper) => [spells, paper] as const)),
    3,
  ),
)('many weapons after %i spells leave no more than half of a page of %s empty above them', (spells, paper) => {
  const { ink, height } = layOut(crowded(spells, 24, 0), paper);
  const lowest = ink.map(({ texts }) => Math.max(...texts.map(({ y }) => y)));
  expect(lowest.length).toBeGreaterThan(1);
  for (const bottom of lowest.slice(0, -1)) expect(bottom).toBeGreaterThan(0.45 * height);
});

it.each(someOf(papers, 1))(
  'columns of notes begin at the same height on %s, whatever is between their lines',
  (paper) => {
    const { ink } = layOut(crowded(0, 1, 61), paper);
    const firstLines = ink.flatMap(({ texts }) => {
      const notes = texts.filter(({ text }) => text.startsWith('Line '));
      const columns = [...new Set(notes.map(({ x }) => Math.round(x)))];
      const firstOf = (column: number) => notes.filter(({ x }) => Math.round(x) === column).map(({ y }) => y);
      return columns.length > 1 ? [columns.map((column) => Math.min(...firstOf(column)))] : [];
    });
    expect(firstLines.length).toBeGreaterThan(0);
    for (const [left, ...others] of firstLines) for (const other of others) expect(other).toBeCloseTo(left ?? 0, 1);
  },
);
