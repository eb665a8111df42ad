import { boxesPerGroup, tickBoxes } from '../rules/print/sheet-layout.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { baseline } from './type-sizes.ts';

const BOX = 5;
const STEP = 7;
/** Space between groups. */
const APART = 4;

/** Returns a row with a tick box for each shot, in fives; for too many shots, a line to write the remaining number on. */
export function ammunitionRow(pen: Pen, count: number, width: number): Row {
  const boxes = tickBoxes(count);
  if (boxes === 0) {
    const { small } = pen.sizes;
    return {
      height: small + 3,
      draw: (pen, x, y) => {
        pen.text('left:', x, y + baseline(small), { size: small, soft: true });
        pen.rule(x + small * 2.4, y + baseline(small) + 1, 50, 0.6, 'control');
      },
    };
  }
  const groups = Math.max(1, Math.floor((width + APART) / (boxesPerGroup * STEP + APART)));
  const inLine = groups * boxesPerGroup;
  const lines = Math.ceil(boxes / inLine);
  return {
    height: lines * STEP + 2,
    draw: (pen, x, y) => {
      for (let i = 0; i < boxes; i++) {
        const onLine = i % inLine;
        const left = x + onLine * STEP + Math.floor(onLine / boxesPerGroup) * APART;
        pen.box(left, y + 1 + Math.floor(i / inLine) * STEP, BOX, BOX);
      }
    },
  };
}
