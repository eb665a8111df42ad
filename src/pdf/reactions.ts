import { reactionTitle, type SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** The least width of the column of figures. */
const minWidth = 30;

/**
 * Returns the block of reaction modifiers and Status. If the general reaction is the only line, it is in the title
 * line.
 */
export function reactionsBlocks(pen: Pen, { reactions }: SheetModel, width: number): Block[] {
  const [first, ...otherLines] = reactions;
  if (!first) return [];
  const title = reactionTitle(reactions);
  if (otherLines.length === 0) {
    return [
      { title, aside: formatPrintedFigure(first.figure), asideFigure: first.figure, width, role: 'Div', rows: [] },
    ];
  }
  // A cost of living is wider than a modifier.
  const widest = Math.max(
    ...reactions.map(
      ({ figure }) =>
        ((pen.width(formatPrintedFigure(figure), { bold: true, size: pen.sizes.body }) + 1) * 8) / pen.sizes.body,
    ),
  );
  const columns = [
    { heading: '', width: 'rest' },
    { heading: '', width: Math.max(minWidth, widest), align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = reactions.flatMap(({ name, figure }) =>
    table.rows([
      { text: name, heads: true },
      { ...figureCell(figure), bold: true },
    ]),
  );
  return [{ title, width, role: 'Table', rows }];
}
