import type { SheetModel } from '../rules/sheet-model.ts';
import type { Block } from './block.ts';
import { figureText } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { type Cell, type Column, figureCell, Table } from './table.ts';

/** Beside a figure, before the next name. */
const ROOM = 5.1;

/** Basic damage, Speed, Move and the other plain figures of the ruleset, two in a row. */
export function movementBlock(pen: Pen, { thrust, swing, figures }: SheetModel, width: number): Block {
  const all = [{ name: 'Thrust', figure: thrust }, { name: 'Swing', figure: swing }, ...figures];
  const size = pen.sizes.figure * 0.9;
  const cells = all.map(({ name, figure, caption }: (typeof figures)[number]): Cell[] => [
    { text: name, heads: true, small: caption ?? '' },
    { ...figureCell(figure), size, bold: true },
  ]);
  /** As wide as the widest of every second figure, so that none is broken: "7.625". */
  const widthOf = (first: 0 | 1, least: number, after: number): number => {
    const widths = all.map(({ figure }, i) =>
      i % 2 === first ? pen.width(figureText(figure), { size, bold: true }) : 0,
    );
    return Math.max(least, ((Math.max(...widths) + after) * 8) / pen.sizes.body);
  };
  const columns: Column[] = [
    { heading: '', width: 'rest' },
    { heading: '', width: widthOf(0, 30, ROOM), align: 'end' },
    { heading: '', width: 31 },
    { heading: '', width: widthOf(1, 26, 0.1), align: 'end' },
  ];
  const table = new Table(pen, columns, width);
  const pairs = cells.flatMap((cell, i) => (i % 2 === 0 ? [[...cell, ...(cells[i + 1] ?? [])]] : []));
  return { title: 'Damage and movement', width, role: 'Table', rows: pairs.flatMap((pair) => table.rows(pair)) };
}
