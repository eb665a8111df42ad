import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { baseline } from './type-sizes.ts';

const MOST = 40;
const BOX = 5;
const STEP = 7;
const FIVE = 4;

/** A box to tick for each shot, in fives; for more than paper has room for, a line to write what is left. */
export function ammunitionRow(pen: Pen, count: number, width: number): Row {
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    const { small } = pen.sizes;
    return {
      height: small + 3,
      draw: (pen, x, y) => {
        pen.text('left:', x, y + baseline(small), { size: small, soft: true });
        pen.rule(x + small * 2.4, y + baseline(small) + 1, 50, 0.6, 'control');
      },
    };
  }
  const groups = Math.max(1, Math.floor((width + FIVE) / (5 * STEP + FIVE)));
  const lines = Math.ceil(count / (groups * 5));
  return {
    height: lines * STEP + 2,
    draw: (pen, x, y) => {
      for (let i = 0; i < count; i++) {
        const onLine = i % (groups * 5);
        const left = x + onLine * STEP + Math.floor(onLine / 5) * FIVE;
        pen.box(left, y + 1 + Math.floor(i / (groups * 5)) * STEP, BOX, BOX);
      }
    },
  };
}
