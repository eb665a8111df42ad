import type { LabelledFigure } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import { tickBoxes } from '../rules/print/sheet-layout.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { boxLines } from './tick-boxes.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const BOX = 8;
const STEP = BOX + 1.8;
/** Space between groups of boxes. */
const APART = 3.5;
/** The width of a space to write a number. */
const FIELD = 30;

/** Returns a row for each tally: the figure, a tick box for each point, and space to write. */
export function tallyRows(pen: Pen, tallies: readonly LabelledFigure[], width: number): Row[] {
  const { small, vital } = pen.sizes;
  const widths = tallies.flatMap(({ name, figure }) => [
    pen.width(name, { size: small }),
    pen.width(formatFigure(figure), { size: vital, bold: true }),
  ]);
  const indent = Math.max(0, ...widths) + 9;
  return tallies.map((tally) => tallyRow(pen, tally, width, indent));
}

function tallyRow(pen: Pen, { name, figure }: LabelledFigure, width: number, indent: number): Row {
  const { small, vital, body, padding } = pen.sizes;
  const label = { size: small, soft: true };
  const strong = { size: vital, bold: true };
  const words = formatFigure(figure);
  const lines = boxLines(tickBoxes(Math.floor(figure.value ?? 0)), width - indent - FIELD - 5, {
    box: BOX,
    step: STEP,
    apart: APART,
  });
  const naturalHeight = lineHeight(small) + lineHeight(vital) + 2 * padding;
  const height = Math.max(naturalHeight, lines.length * STEP + 7);
  return {
    height,
    draw: (pen, x, y) => {
      const foot = y + padding + lineHeight(small) + baseline(vital);
      pen.tags.mark('P', () => {
        pen.text(name, x, y + padding + baseline(small), label);
        pen.text(` ${words}`, x - pen.width(' ', strong), foot, strong);
      });
      const top = y + (height - lines.length * STEP + STEP - BOX) / 2;
      lines.forEach((boxes, n) => {
        for (const box of boxes) pen.box(x + indent + box, top + n * STEP, BOX, BOX);
      });
      const from = lines.length === 0 ? indent : width - FIELD;
      pen.rule(x + from, foot + 1, width - from, 0.6, 'control');
      pen.tags.artifact(() => pen.text('now', x + width, y + padding + baseline(body), label, 'end'));
    },
  };
}
