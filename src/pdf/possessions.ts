import type { Figure, SheetModel } from '../rules/model/sheet-model.ts';
import { ammunitionRow } from './ammunition-boxes.ts';
import type { Block, Row } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import { naturalWidth } from './natural-width.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** Returns the block of possessions, with place, cost and weight. */
export function possessionsBlock(pen: Pen, model: SheetModel, width: number): Block {
  const { possessions } = model;
  const table = possessionTable(pen, model, width);
  const rows = possessions.flatMap((line) => {
    const { name, quantity, where, cost, weight, protection, ammunition, note, depth } = line;
    return table.rows([
      {
        text: quantity === '1' ? name : `${quantity} × ${name}`,
        small: [protection, note].filter(Boolean).join('; '),
        heads: true,
        depth,
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
export function totalsRow(pen: Pen, model: SheetModel, width: number): Row {
  const { cost, weight } = model.possessionTotals;
  const [row] = possessionTable(pen, model, width).rows([
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
/** The most width of a column of figures, in points at body text of 8 points. */
const MOST = 70;

function possessionTable(pen: Pen, { possessions, possessionTotals }: SheetModel, width: number): Table {
  const { body } = pen.sizes;
  const places = possessions.map(({ where }) => where);
  const where = naturalWidth(pen, places, WHERE.least, (width * WHERE.most * 8) / body);
  const total = (figure: Figure, least: number) =>
    naturalWidth(pen, [formatPrintedFigure(figure)], least, MOST, { bold: true });
  const columns = [
    { heading: 'Item', width: 'rest' },
    { heading: 'Where', width: where },
    { heading: '$', width: total(possessionTotals.cost, 40), align: 'end' },
    { heading: 'lb', width: total(possessionTotals.weight, 34), align: 'end' },
  ] as const;
  return new Table(pen, columns, width);
}
