import type { ProtectionSum, SheetModel } from '../rules/model/sheet-model.ts';
import type { FrameShape } from '../rules/print/frame-outlines.ts';
import type { Block, Row } from './block.ts';
import { layOutBracketLegend } from './figure-text.ts';
import { drawFrame } from './frames.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const FRAME = 28;
const BESIDE = 46;

/** Returns the block of passive defense and damage resistance, part by part, with totals. */
export function protectionBlock(pen: Pen, { passiveDefense, damageResistance }: SheetModel, width: number): Block {
  const sums = [
    ...(passiveDefense ? [{ name: 'Passive defense', shape: 'octagon' as const, ...passiveDefense }] : []),
    { name: 'Damage resistance', shape: 'octagon' as const, ...damageResistance },
  ];
  const figures = sums.flatMap(({ parts, total, behind }) => [
    total,
    ...parts.map(({ figure }) => figure),
    ...(behind ? [behind] : []),
  ]);
  return {
    title: 'Protection',
    width,
    role: 'Div',
    rows: sums.flatMap(({ name, shape, ...sum }) => sumRows(pen, name, shape, sum, width)),
    legend: layOutBracketLegend(pen, figures, width),
  };
}

/** Returns the rows of a sum. The total is next to the first parts, which stay on its page. */
function sumRows(
  pen: Pen,
  name: string,
  shape: FrameShape,
  { parts, total, behind }: ProtectionSum,
  width: number,
): Row[] {
  const { sizes } = pen;
  const lines = behind ? [...parts, { name: 'behind', figure: behind }] : parts;
  const columns = [
    { heading: '', width: 'rest' },
    { heading: '', width: 40, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width - BESIDE);
  const rows = lines.flatMap(({ name: part, figure }, i) =>
    table.rows([{ text: part, heads: true }, figureCell(figure)], i === 0 ? columns.length : 0),
  );
  const beside = rows.slice(0, 2);
  const label = lineHeight(sizes.small) + sizes.padding;
  const content = label + beside.reduce((sum, { height }) => sum + height, 0);
  const height = Math.max(content, FRAME + 4) + 2;
  const first: Row = {
    height,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      pen.tags.mark('P', () => {
        pen.text(name, x, y + sizes.padding + baseline(sizes.small), { size: sizes.small, soft: true });
        drawFrame(pen, shape, total, x + width - BESIDE / 2 + 2, y + (height - FRAME) / 2, FRAME);
      });
      pen.tags.group('Table', () => {
        beside.reduce((at, row) => {
          row.draw(pen, x, at);
          return at + row.height;
        }, y + label);
      });
    },
  };
  return [first, ...rows.slice(2)];
}
