import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';
import { baseline } from './type-sizes.ts';

const BOX = 27;
const BETWEEN = 8;
/** The width of a box beside the strip. */
const STRIP_BOX = 72;

/** Returns the block of points by chapter, with boxes to write changes in play. */
export function pointsBlock(pen: Pen, { points, writeIns }: SheetModel, width: number): Block {
  const columns = [
    { heading: 'Part', width: 'rest' },
    { heading: 'Points', width: 44, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = points.flatMap(({ name, figure }, i) => {
    const bold = i === points.length - 2; // the total, before unspent points
    return table.rows([
      { text: name, heads: true, bold },
      { ...figureCell(figure), bold },
    ]);
  });
  return { title: 'Points', width, role: 'Table', rows, legend: boxesRow(writeIns, width) };
}

/** Returns the same block as a strip over the full width: a column for each chapter, and the boxes beside them. */
export function pointsStrip(pen: Pen, { points, writeIns }: SheetModel, width: number): Block {
  const beside = 2 * STRIP_BOX + 2 * BETWEEN;
  const columns = points.map(({ name }) => ({ heading: name, width: 'rest', align: 'end' }) as const);
  const table = new Table(pen, columns, width - beside);
  const head = table.head();
  const rows = table.rows(points.map(({ figure }, i) => ({ ...figureCell(figure), bold: i === points.length - 2 })));
  const high = head.height + rows.reduce((sum, { height }) => sum + height, 0);
  const boxes: Row = {
    height: high,
    draw: (pen, x, y) => drawBoxes(pen, writeIns, x + width - 2 * STRIP_BOX - BETWEEN, y - 3, STRIP_BOX, high + 1),
  };
  return {
    title: 'Points',
    width,
    role: 'Table',
    head: {
      height: head.height,
      draw: (pen, x, y) => {
        head.draw(pen, x, y);
        boxes.draw(pen, x, y);
      },
    },
    rows,
  };
}

function boxesRow(writeIns: SheetModel['writeIns'], width: number): Row {
  return {
    height: BOX + 7,
    draw: (pen, x, y) => drawBoxes(pen, writeIns, x, y + 5, (width - BETWEEN) / 2, BOX),
  };
}

/** Draws the boxes to write in, side by side, each of this size. */
function drawBoxes(
  pen: Pen,
  writeIns: SheetModel['writeIns'],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { small, figure: large } = pen.sizes;
  writeIns.forEach(({ name, figure }, i) => {
    const left = x + i * (width + BETWEEN);
    const label = () => pen.text(name, left + 4, y + 1.5 + baseline(small), { size: small, soft: true });
    pen.box(left, y, width, height, 2);
    if (figure.text === '') pen.tags.artifact(label);
    else {
      pen.tags.mark('P', () => {
        label();
        pen.figure(figure.text, figure, left + 4, y + height - 5, { size: large });
      });
    }
  });
}
