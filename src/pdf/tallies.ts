import type { SheetModel, Tally } from '../rules/model/sheet-model.ts';
import { tallyWords, tickBoxes } from '../rules/print/sheet-layout.ts';
import type { Block, Row } from './block.ts';
import type { Pen } from './pen.ts';
import { boxLines } from './tick-boxes.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const SIZES = { box: 7.4, step: 9, apart: 3.2 };
const BESIDE = 7;
/** The boxes of a form, of which the player marks the last. */
const BOXES_ON_FORM = 20;
/** The width of the line to write on where there are too many points for boxes. */
const FIELD = 60;

/** Returns the block of hits and fatigue: a tick box for each point, and what happens on the way down. */
export function talliesBlock(pen: Pen, { tallies, form }: SheetModel, width: number): Block {
  const name = { size: pen.sizes.body, bold: true };
  const indent = Math.max(...tallies.map((tally) => pen.width(tally.name, name))) + BESIDE;
  return {
    title: 'Hits and fatigue',
    width,
    role: 'Div',
    rows: tallies.map((tally) => tallyRow(pen, tally, form ? BOXES_ON_FORM : undefined, indent, width)),
  };
}

function tallyRow(
  pen: Pen,
  tally: Tally,
  boxes = tickBoxes(Math.floor(tally.points)),
  indent: number,
  width: number,
): Row {
  const { body, small, padding } = pen.sizes;
  const { name, lost = 0 } = tally;
  const sentences = tallyWords(tally);
  const label = { size: small, soft: true };
  const lines = boxLines(boxes, width - indent, SIZES);
  const words = sentences.length === 0 ? [] : pen.wrap(sentences.join('; '), width, label);
  const first = Math.max(lineHeight(body), lines.length * SIZES.step);
  return {
    height: 2 * padding + 1 + first + words.length * lineHeight(small),
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      const top = y + padding + 1;
      const foot = top + baseline(body);
      const under = top + first;
      pen.tags.mark('P', () => {
        pen.text(name, x, foot, { size: body, bold: true });
        words.forEach((line, i) => {
          pen.text(line, x, under + i * lineHeight(small) + baseline(small), label);
        });
      });
      lines.forEach((offsets, n) => {
        const at = top + (lines.length === 1 ? (lineHeight(body) - SIZES.box) / 2 : 1) + n * SIZES.step;
        const before = lines.slice(0, n).reduce((sum, line) => sum + line.length, 0);
        offsets.forEach((offset, i) => {
          pen.box(x + indent + offset, at, SIZES.box, SIZES.box);
          if (before + i < lost) pen.tick(x + indent + offset, at, SIZES.box);
        });
      });
      if (lines.length === 0) pen.rule(x + indent, foot + 1, FIELD, 0.6, 'control');
    },
  };
}
