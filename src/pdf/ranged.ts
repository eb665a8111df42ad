import type { SheetModel } from '../rules/sheet-model.ts';
import type { Block } from './block.ts';
import { legendRow } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { type Column, figureCell, Table } from './table.ts';

/** Ranges of what is shot or thrown, in the columns that the ruleset has. */
export function rangedBlocks(pen: Pen, { ranged, rangedColumns, form }: SheetModel, width: number): Block[] {
  if (ranged.length === 0 && !form) return [];
  const columns = [
    { heading: 'Weapon', width: 'rest' as const },
    ...rangedColumns.map(({ heading }): Column => ({ heading, width: 42, align: 'end' })),
  ];
  const table = new Table(pen, columns, width);
  const rows = ranged.flatMap(({ item, cells }) =>
    table.rows([{ text: item, heads: true }, ...cells.map((figure) => figureCell(figure))]),
  );
  const meanings = rangedColumns.map(({ heading, meaning }) => `${heading}: ${meaning}`).join('; ');
  const legend = legendRow(pen, meanings, width);
  return [{ title: 'Ranges', width, role: 'Table', head: table.head(), rows, legend, fillable: form }];
}
