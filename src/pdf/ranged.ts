import type { SheetModel } from '../rules/model/sheet-model.ts';
import { ammunitionRow } from './ammunition-boxes.ts';
import type { Block } from './block.ts';
import { layOutLegend } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table, type TableColumn } from './table.ts';

/** The width of names and uses in the table of weapons, so that figures are near their names. */
const WEAPON = 156;
/** Space between the last figure and the ammunition. */
const APART = 12;

/** Returns the block of ranged weapons, in the columns of the ruleset, with boxes to count shots. */
export function rangedBlocks(pen: Pen, { ranged, rangedColumns, form }: SheetModel, width: number): Block[] {
  if (ranged.length === 0 && !form) return [];
  const counted = form || ranged.some(({ ammunition }) => ammunition !== null);
  const columns: TableColumn[] = [
    { heading: 'Weapon', width: WEAPON },
    ...rangedColumns.map(({ heading }, i): TableColumn => {
      const after = i === rangedColumns.length - 1 ? APART : 0;
      return { heading, width: 36 + after, align: 'end', after };
    }),
    { heading: counted ? 'Ammunition' : '', width: 'rest' },
  ];
  const table = new Table(pen, columns, width);
  const room = table.room(columns.length - 1);
  const rows = ranged.flatMap(({ item, cells, ammunition }) =>
    table.rows([
      { text: item, heads: true },
      ...cells.map((figure) => figureCell(figure)),
      { text: '', below: ammunition === null ? undefined : ammunitionRow(pen, ammunition, room) },
    ]),
  );
  const meanings = rangedColumns.map(({ heading, meaning }) => `${heading}: ${meaning}`).join('; ');
  const legend = layOutLegend(pen, meanings, width);
  return [{ title: 'Ranges', width, role: 'Table', head: table.head(), rows, legend, fillable: form }];
}
