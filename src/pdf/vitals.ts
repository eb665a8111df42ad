import type { Figure, SheetModel, Tally } from '../sheet-model/model/sheet-model.ts';
import { type FrameShape, frameOutlines, insetOutline } from '../sheet-model/print/frame-outlines.ts';
import { boxesPerGroup, describeTally, tallyTitle, tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { type Block, layOutBracketLegend, type Row } from './block.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The height of a frame at full size, beside body text of 8 points. */
const frameHeight = 31;

/** Returns the band of vital figures, each in the frame of its kind, over the full width. */
export function vitalsBlock(pen: Pen, { vitals }: SheetModel, width: number): Block {
  const { sizes } = pen;
  const high = (frameHeight * sizes.body) / 8;
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

/** From the outer line to the inner one, in parts of the height. */
const inset = 0.06;

/** Returns the width of a frame of this height. */
const frameWidth = (shape: FrameShape, height: number): number => height * frameOutlines[shape].aspect;

/** Draws a frame with a figure in its middle, the second one small below it. x is the middle of the frame. */
function drawFrame(pen: Pen, shape: FrameShape, figure: Figure, x: number, y: number, height: number): void {
  const { second, text } = figure;
  const outline = frameOutlines[shape];
  const width = frameWidth(shape, height);
  const left = x - width / 2;
  pen.outline(outline.path, left, y, width, height, 1);
  pen.outline(insetOutline(outline, inset), left, y, width, height, 0.4);
  const vital = fittingStyle(pen, text, width * 0.8);
  const center = left + width * outline.center;
  const middle = y + height * outline.middle;
  pen.figure(text, figure, center, middle + vital.size * (second ? 0.13 : 0.36), vital, 'middle');
  if (second)
    pen.figure(`(${second.text})`, figure, center, middle + vital.size * 0.72, { size: pen.sizes.small }, 'middle');
}

/** The style of a vital figure, smaller for one of many digits. */
function fittingStyle(pen: Pen, text: string, room: number) {
  const style = { size: pen.sizes.vital, serif: true };
  const width = pen.width(text, style);
  return width <= room ? style : { ...style, size: (style.size * room) / width };
}

const boxSizes = { box: 7.4, step: 9, apart: 3.2 };
const sideGap = 7;
/** The boxes of a form; the player marks the last one. */
const boxesOnForm = 20;
/** The width of the line to write on if there are too many points for boxes. */
const fieldWidth = 60;

/** Returns the block of hits and fatigue: a tick box for each point, and the thresholds. */
export function talliesBlock(pen: Pen, { tallies, form }: SheetModel, width: number): Block {
  const name = { size: pen.sizes.body, bold: true };
  const indent = Math.max(...tallies.map((tally) => pen.width(tally.name, name))) + sideGap;
  return {
    title: tallyTitle(tallies),
    width,
    role: 'Div',
    rows: tallies.map((tally) => tallyRow(pen, tally, form ? boxesOnForm : undefined, indent, width)),
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
  const sentences = describeTally(tally);
  const label = { size: small, soft: true };
  const lines = boxLines(boxes, width - indent, boxSizes);
  const words = sentences.length === 0 ? [] : pen.wrap(sentences.join('; '), width, label);
  const first = Math.max(lineHeight(body), lines.length * boxSizes.step);
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
        const at = top + (lines.length === 1 ? (lineHeight(body) - boxSizes.box) / 2 : 1) + n * boxSizes.step;
        const before = lines.slice(0, n).reduce((sum, line) => sum + line.length, 0);
        offsets.forEach((offset, i) => {
          pen.box(x + indent + offset, at, boxSizes.box, boxSizes.box);
          if (before + i < lost) pen.tick(x + indent + offset, at, boxSizes.box);
        });
      });
      if (lines.length === 0) pen.rule(x + indent, foot + 1, fieldWidth, 0.6, 'control');
    },
  };
}

/** The sizes of tick boxes, in points: the box, from one to the next, and more between groups. */
interface BoxSizes {
  readonly box: number;
  readonly step: number;
  readonly apart: number;
}

/** Returns the offsets of the boxes of each line. Lines have whole groups, unless one line is enough. */
export function boxLines(boxes: number, room: number, { box, step, apart }: BoxSizes): number[][] {
  if (boxes === 0) return [];
  const at = (i: number): number => i * step + Math.floor(i / boxesPerGroup) * apart;
  const groups = Math.max(1, Math.floor((room + apart) / (boxesPerGroup * step + apart)));
  const inLine = at(boxes - 1) + box <= room ? boxes : groups * boxesPerGroup;
  return Array.from({ length: Math.ceil(boxes / inLine) }, (_, line) =>
    Array.from({ length: Math.min(inLine, boxes - line * inLine) }, (_, i) => at(i)),
  );
}
