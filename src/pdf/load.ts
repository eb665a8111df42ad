import type { Figure, LoadLine, SheetModel } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';
import { baseline } from './type-sizes.ts';

const none: Figure = { text: '' };

/** Returns the block of load levels; the current one is bold and has a pointer. */
export function loadBlock(pen: Pen, { load: { carried, level, levels } }: SheetModel, width: number): Block {
  const columns = [
    { heading: '', width: 9 },
    { heading: 'Encumbrance', width: 'rest' },
    { heading: 'up to lb', width: 31, align: 'end' },
    { heading: 'Move', width: 24, align: 'end' },
    { heading: 'Dodge', width: 22, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const known = levels.some(({ now }) => now);
  const line = ({ name, limit, move = none, dodge = none, now }: LoadLine): Row[] =>
    table
      .rows([
        { text: '' },
        { text: name, bold: now, small: now ? 'now' : '', heads: true },
        { ...figureCell(limit), bold: now },
        { ...figureCell(move), bold: now },
        { ...figureCell(dodge), bold: now },
      ])
      .map((row) => (now ? pointed(row) : row));
  return {
    title: 'Load',
    aside: `${formatPrintedFigure(carried)} lb${known || level === '' ? '' : `, ${level}`}`,
    asideFigure: carried,
    width,
    role: 'Table',
    head: table.head(),
    rows: levels.flatMap(line),
  };
}

const pointed = (row: Row): Row => ({
  ...row,
  draw: (pen, x, y) => {
    row.draw(pen, x, y);
    pen.pointer(x, y + pen.sizes.padding + baseline(pen.sizes.body), pen.sizes.small * 0.85);
  },
});
