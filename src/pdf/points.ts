import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';
import { baseline } from './type-sizes.ts';

const BOX = 27;
const BETWEEN = 8;

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
  return { title: 'Points', width, role: 'Table', rows, legend: boxesRow(pen, writeIns, width) };
}

function boxesRow(pen: Pen, writeIns: SheetModel['writeIns'], width: number): Row {
  const { small, figure: large } = pen.sizes;
  const columnWidth = (width - BETWEEN) / 2;
  return {
    height: BOX + 7,
    draw: (pen, x, y) => {
      writeIns.forEach(({ name, figure }, i) => {
        const left = x + i * (columnWidth + BETWEEN);
        const label = () => pen.text(name, left + 4, y + 6.5 + baseline(small), { size: small, soft: true });
        pen.box(left, y + 5, columnWidth, BOX, 2);
        if (figure.text === '') pen.tags.artifact(label);
        else {
          pen.tags.mark('P', () => {
            label();
            pen.figure(figure.text, figure, left + 4, y + BOX, { size: large });
          });
        }
      });
    },
  };
}
