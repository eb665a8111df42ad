import { formatFigure } from '../sheet-model/model/sheet-model.ts';
import type { TurnOrderPage } from '../sheet-model/print/turn-order.ts';
import type { Block } from './block.ts';
import type { Drawing } from './drawing.ts';
import { type Area, Flow } from './flow.ts';
import { drawPageTitle } from './further-pages.ts';
import type { Pen } from './pen.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';
import { lineHeight, type Setting } from './type-sizes.ts';

/** Widths of the columns at full size, in points. */
const widths = { place: 16, name: 116, points: 40, figure: 31 } as const;

/**
 * Draws the fighters of an encounter in the order of their turns, with room to write beside each. Returns the number of the last
 * page.
 */
export function drawTurnOrder(
  drawing: Drawing,
  penAt: (setting: Setting) => Pen,
  area: Area,
  order: TurnOrderPage,
): number {
  const pen = penAt({ scale: 1.07, air: 'roomy' });
  const bookmark = drawing.bookmark(null, order.title, 1);
  drawing.group('Sect', () => {
    const y = drawPageTitle(pen, area, order.title, order.words);
    new Flow(drawing, pen, area, bookmark).block(tableOf(pen, order, area.width), area.left, { page: 1, y });
  });
  return drawing.count;
}

function tableOf(pen: Pen, { points, figures, rows }: TurnOrderPage, width: number): Block {
  const columns: TableColumn[] = [
    { heading: '', width: widths.place },
    { heading: 'Fighter', width: widths.name },
    ...points.map((heading) => ({ heading, width: widths.points })),
    ...figures.map((heading) => ({ heading, width: widths.figure })),
    { heading: 'Notes', width: 'rest' },
  ];
  const table = new Table(pen, columns, width);
  return {
    title: 'Order of turns',
    width,
    role: 'Table',
    head: table.head(),
    rows: rows.flatMap((row, at) => {
      const cells: Cell[] = [
        { text: String(at + 1), soft: true },
        { text: row.name, bold: true, heads: true, ...(row.about ? { small: row.about } : {}) },
        ...row.points.map((figure) => ({ text: formatFigure(figure), bold: true })),
        ...row.figures.map(figureCell),
        { text: row.notes },
      ];
      // Two lines at least: the second is to write on.
      return table
        .rows(cells)
        .map((set) => ({ ...set, height: Math.max(set.height, 2.6 * lineHeight(pen.sizes.body)) }));
    }),
  };
}
