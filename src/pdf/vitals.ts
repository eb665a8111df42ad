import type { Figure, SheetModel, Tally } from '../sheet-model/model/sheet-model.ts';
import { type FrameShape, frameOutlines, insetOutline } from '../sheet-model/print/frame-outlines.ts';
import { boxesPerGroup, describeTally, tallyTitle, tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { type Block, layOutBracketLegend, type Row } from './block.ts';
import type { Pen } from './pen.ts';
import { type Run, runLines } from './run-lines.ts';
import { baseline, largestHeading } from './type-sizes.ts';

/** The height of a frame at full size, beside body text of 8 points. */
const frameHeight = 31;

/** Returns the band of vital figures, each in the frame of its kind, over the full width. */
export function vitalsBlock(pen: Pen, { vitals }: SheetModel, width: number): Block {
  const { sizes } = pen;
  const high = frameHeight * Math.min(sizes.body / 8, largestHeading);
  const widths = vitals.map(({ shape }) => frameWidth(shape, high));
  const between = (width - widths.reduce((sum, one) => sum + one, 0)) / vitals.length;
  const small = { size: sizes.small, soft: true };
  const captions = vitals.map(({ caption }, i) =>
    caption ? pen.wrap(caption, (widths[i] ?? 0) + between - 4, small) : [],
  );
  const under = Math.max(0, ...captions.map((lines) => lines.length)) * sizes.small * pen.sizes.leading;
  const row: Row = {
    height: 4 + high + sizes.body * pen.sizes.leading + under + 2,
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
            const at =
              top + sizes.body * pen.sizes.leading + n * sizes.small * pen.sizes.leading + baseline(sizes.small);
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

/** The box for the points that are left now. */
const nowBox = { width: 26, apart: 5 };

/**
 * Returns the block of hits and fatigue: a tick box for each point, a box for those that are left, and the thresholds; then room
 * for shock and conditions.
 */
export function talliesBlock(pen: Pen, { tallies, form }: SheetModel, width: number): Block {
  const name = { size: pen.sizes.body, bold: true };
  const indent = Math.max(...tallies.map((tally) => pen.width(tally.name, name))) + sideGap;
  return {
    title: tallyTitle(tallies),
    width,
    role: 'Div',
    rows: [
      ...tallies.map((tally) => tallyRow(pen, tally, form ? boxesOnForm : undefined, indent, width)),
      stateRow(pen, width),
    ],
  };
}

/** Returns the block of the defenses with a retreat, if the rules have them. */
export const retreatBlocks = (pen: Pen, { retreat, form }: SheetModel, width: number): Block[] =>
  retreat ? [{ title: '', width, role: 'Div', rows: [retreatRow(pen, retreat, form, width)] }] : [];

/** Returns a line to write on for shock, and one for what else is the matter. */
function stateRow(pen: Pen, width: number): Row {
  const { body, padding, leading } = pen.sizes;
  const label = { size: body, bold: true };
  const shock = pen.width('Shock', label) + 4;
  const second = shock + nowBox.width + 10;
  return {
    height: 2 * padding + Math.max(body * leading, nowHeight(pen)) + 1,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      const foot = y + padding + 1 + baseline(body) + Math.max(0, nowHeight(pen) - body * leading) / 2;
      const words = second + pen.width('Conditions', label) + 4;
      pen.rule(x + shock, foot + 2, nowBox.width, 0.6, 'control');
      pen.rule(x + words, foot + 2, width - words, 0.6, 'control');
      pen.tags.mark('P', () => {
        pen.text('Shock', x, foot, label);
        pen.text('Conditions', x + second, foot, label);
      });
    },
  };
}

/** Handwriting needs some room. */
const nowHeight = (pen: Pen): number => Math.max(10, pen.sizes.body * 1.25);

/** "With a retreat Dodge 11, Parry 10"; on a form lines to write on. */
function retreatRow(
  pen: Pen,
  { defenses, more }: NonNullable<SheetModel['retreat']>,
  form: boolean,
  width: number,
): Row {
  const { body, small, padding, leading } = pen.sizes;
  const words = form ? 'Dodge ____  Parry ____  Block ____' : defenses;
  const runs: Run[] = [
    { text: 'With a retreat ', style: { size: body, bold: true } },
    { text: words, style: { size: body } },
    ...(more ? [{ text: `; ${more}`, style: { size: small, soft: true } }] : []),
  ];
  const lines = runLines(pen, runs, width);
  return {
    height: 2 * padding + lines.length * body * leading,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          const foot = y + padding + i * body * leading + baseline(body);
          for (const { text, style, x: from } of line) pen.text(text, x + from, foot, style);
        });
      });
    },
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
  const now = pen.width('now', label) + 2 + nowBox.width;
  const lines = boxLines(boxes, width - indent - now - nowBox.apart, boxSizes);
  const words = sentences.length === 0 ? [] : pen.wrap(sentences.join('; '), width, label);
  const first = Math.max(body * pen.sizes.leading, lines.length * boxSizes.step, nowHeight(pen) + 1);
  return {
    height: 2 * padding + 1 + first + words.length * small * pen.sizes.leading,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      const top = y + padding + 1;
      const foot = top + baseline(body);
      const under = top + first;
      pen.tags.mark('P', () => {
        pen.text(name, x, foot, { size: body, bold: true });
        words.forEach((line, i) => {
          pen.text(line, x, under + i * small * pen.sizes.leading + baseline(small), label);
        });
      });
      lines.forEach((offsets, n) => {
        const at = top + (lines.length === 1 ? (body * pen.sizes.leading - boxSizes.box) / 2 : 1) + n * boxSizes.step;
        const before = lines.slice(0, n).reduce((sum, line) => sum + line.length, 0);
        offsets.forEach((offset, i) => {
          pen.box(x + indent + offset, at, boxSizes.box, boxSizes.box);
          if (before + i < lost) pen.tick(x + indent + offset, at, boxSizes.box);
        });
      });
      pen.box(x + width - nowBox.width, top, nowBox.width, nowHeight(pen), 1.5);
      pen.tags.artifact(() => pen.text('now', x + width - nowBox.width - 2, foot, label, 'end'));
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
