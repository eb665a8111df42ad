import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import { layOutBracketLegend } from './figure-text.ts';
import { drawFrame, frameWidth } from './frames.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The height of a frame at full size, beside body text of 8 points. */
const FRAME = 31;

/** Returns the band of vital figures, each in the frame of its kind, over the full width. */
export function vitalsBlock(pen: Pen, { vitals }: SheetModel, width: number): Block {
  const { sizes } = pen;
  const high = (FRAME * sizes.body) / 8;
  const widths = vitals.map(({ shape }) => frameWidth(shape, high));
  const between = (width - widths.reduce((sum, one) => sum + one, 0)) / vitals.length;
  const small = { size: sizes.small, soft: true };
  const captions = vitals.map(({ caption }, i) =>
    caption ? pen.wrap(caption, (widths[i] ?? 0) + between - 4, small) : [],
  );
  const under = Math.max(0, ...captions.map((lines) => lines.length)) * lineHeight(sizes.small);
  const row: Row = {
    height: 4 + high + lineHeight(sizes.body) + under + 2,
    draw: (pen, x, y) => {
      let left = x;
      vitals.forEach(({ name, shape, figure }, i) => {
        const room = (widths[i] ?? 0) + between;
        const middle = left + room / 2;
        left += room;
        pen.tags.mark('P', () => {
          const top = y + 4 + high + 1;
          pen.text(name, middle, top + baseline(sizes.body), { size: sizes.body }, 'middle');
          drawFrame(pen, shape, figure, middle, y + 4, high);
          captions[i]?.forEach((line, n) => {
            const at = top + lineHeight(sizes.body) + n * lineHeight(sizes.small) + baseline(sizes.small);
            pen.text(line, middle, at, small, 'middle');
          });
        });
      });
    },
  };
  const legend = layOutBracketLegend(
    pen,
    vitals.map(({ figure }) => figure),
    width,
  );
  return { title: '', width, role: 'Div', rows: [row], legend };
}
