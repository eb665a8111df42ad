import type { SheetModel } from '../rules/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { type Cell, figureCell, Table } from './table.ts';

/** Basic damage, Speed, Move and the other plain figures of the ruleset, two in a row. */
export function movementBlock(pen: Pen, { thrust, swing, figures }: SheetModel, width: number): Block {
  const columns = [
    { heading: '', width: 'rest' },
    { heading: '', width: 30, align: 'end' },
    { heading: '', width: 31 },
    { heading: '', width: 26, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const all = [{ name: 'Thrust', figure: thrust }, { name: 'Swing', figure: swing }, ...figures];
  const cells = all.map(({ name, figure, caption }: (typeof figures)[number]): Cell[] => [
    { text: name, heads: true, small: caption ?? '' },
    { ...figureCell(figure), size: pen.sizes.figure * 0.9, bold: true },
  ]);
  const pairs = cells.flatMap((cell, i) => (i % 2 === 0 ? [[...cell, ...(cells[i + 1] ?? [])]] : []));
  return { title: 'Damage and movement', width, role: 'Table', rows: pairs.flatMap((pair) => table.rows(pair)) };
}
