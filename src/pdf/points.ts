import type { SheetModel } from '../rules/sheet-model.ts';
import type { Block, Row } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';
import { baseline } from './type-sizes.ts';

const BOX = 27;
const BETWEEN = 8;

/** Where the points went, with room to write what play brings. */
export function pointsBlock(pen: Pen, { points }: SheetModel, width: number): Block {
  const columns = [
    { heading: 'Part', width: 'rest' },
    { heading: 'Points', width: 44, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = points.flatMap(({ name, figure }, i) => {
    const bold = i === points.length - 2; // the total, before what is unspent
    return table.rows([
      { text: name, heads: true, bold },
      { ...figureCell(figure), bold },
    ]);
  });
  return { title: 'Points', width, role: 'Table', rows, legend: writeIns(pen, width) };
}

function writeIns(pen: Pen, width: number): Row {
  const { small } = pen.sizes;
  const each = (width - BETWEEN) / 2;
  return {
    height: BOX + 7,
    draw: (pen, x, y) => {
      ['Unspent points', 'Money'].forEach((label, i) => {
        const left = x + i * (each + BETWEEN);
        pen.box(left, y + 5, each, BOX, 2);
        pen.tags.artifact(() => pen.text(label, left + 4, y + 6.5 + baseline(small), { size: small, soft: true }));
      });
    },
  };
}
