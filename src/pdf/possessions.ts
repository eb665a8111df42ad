import type { SheetModel } from '../rules/model/sheet-model.ts';
import { ammunitionRow } from './ammunition-boxes.ts';
import type { Block, Row } from './block.ts';
import { naturalWidth } from './natural-width.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** Returns the block of possessions, with place, cost and weight. */
export function possessionsBlock(pen: Pen, { possessions }: SheetModel, width: number): Block {
  const table = possessionTable(pen, possessions, width);
  const rows = possessions.flatMap((line) => {
    const { name, quantity, where, cost, weight, protection, ammunition, note } = line;
    return table.rows([
      {
        text: quantity === '1' ? name : `${quantity} × ${name}`,
        small: [protection, note].filter(Boolean).join('; '),
        heads: true,
        below: ammunition === null ? undefined : ammunitionRow(pen, ammunition, table.room(0)),
      },
      { text: where, soft: true },
      figureCell(cost),
      figureCell(weight),
    ]);
  });
  return { title: 'Equipment', width, role: 'Table', head: table.head(), rows, fillable: true };
}

/** Returns the row of totals under the last possession. */
export function totalsRow(
  pen: Pen,
  { possessions, possessionTotals: { cost, weight } }: SheetModel,
  width: number,
): Row {
  const [row] = possessionTable(pen, possessions, width).rows([
    { text: 'Total cost; weight as carried', heads: true },
    { text: '' },
    { ...figureCell(cost), bold: true },
    { ...figureCell(weight), bold: true },
  ]);
  const height = row?.height ?? 0;
  const draw = (pen: Pen, x: number, y: number) => {
    row?.draw(pen, x, y);
    pen.rule(x, y, width, 0.6, 'ink');
  };
  return { height, draw };
}

/** The least width of the column of places, and the most, as a share of the table. */
const WHERE = { least: 48, most: 0.36 };

function possessionTable(pen: Pen, possessions: SheetModel['possessions'], width: number): Table {
  const { body } = pen.sizes;
  const places = possessions.map(({ where }) => where);
  const where = naturalWidth(pen, places, WHERE.least, (width * WHERE.most * 8) / body);
  const columns = [
    { heading: 'Item', width: 'rest' },
    { heading: 'Where', width: where },
    { heading: '$', width: 44, align: 'end' },
    { heading: 'lb', width: 36, align: 'end' },
  ] as const;
  return new Table(pen, columns, width);
}
