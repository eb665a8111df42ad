import { formatFigure, type SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { Outline } from '../sheet-model/print/frame-outlines.ts';
import type { LineDrawing } from '../sheet-model/print/line-drawing.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { type Run, type RunLine, runLines } from './run-lines.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const leastRight = 104;
const sideGap = 12;
/** The height of a write-in line on a form. */
const fieldHeight = 19;
/** Between the write-in fields under the name. */
const gap = 14;
/** The double rule under the heading: its height, and the weights of its lines. */
const ruleSpacing = { height: 4.5, upper: 1.2, lower: 0.4 };

/**
 * Returns the heading: portrait, name and looks at left; seal, points and ruleset at right; player, campaign and date
 * under them. `frame` is the portrait's, or null; next to a tall one the looks are stacked.
 */
export function headingRow(pen: Pen, { head, ruleset, form }: SheetModel, width: number, frame: Frame | null): Row {
  const { sizes } = pen;
  const name = { size: sizes.name, serif: true };
  const body = { size: sizes.body };
  const label = { size: sizes.body, soft: true };
  const vital = { size: sizes.name, serif: true };
  const indent = frame ? frame.width + sideGap : 0;
  const seal = sizes.name * 1.5;
  const rightWidth = Math.max(leastRight, seal + 7 + pen.width(ruleset.name, label));
  const room = width - indent - rightWidth - 20;
  const names = head.name === '' ? [] : pen.wrap(head.name, room, name);
  const looks = [
    ['Race', head.race],
    ['Build', head.build],
    ['Coloring', head.coloring],
    ['Appearance', head.appearance],
  ].flatMap(([title = '', words = '']): Run[][] =>
    words
      ? [
          [
            { text: `${title}\u00a0`, style: label }, // never at the end of a line
            { text: words, style: body },
          ],
        ]
      : [],
  );
  const fields = form ? ['Race', 'Build', 'Coloring', 'Appearance'] : [];
  const nameHeight = Math.max(1, names.length) * lineHeight(sizes.name);
  const writeIns = writeInRow(pen, head, width - indent);
  const stacked = looks.flatMap((runs) => runLines(pen, runs, room));
  const heightWith = (lines: number) =>
    nameHeight + lines * lineHeight(sizes.body) + Math.ceil(fields.length / 2) * fieldHeight + 2;
  const fits = frame && heightWith(stacked.length) + writeIns.height <= frame.height;
  const lines = fits || looks.length === 0 ? stacked : runLines(pen, looks.flatMap(inOneLine(body)), room);
  const right = seal + lineHeight(sizes.body);
  const height = Math.max(Math.max(heightWith(lines.length), right) + writeIns.height, frame?.height ?? 0) + 5;

  const draw = (pen: Pen, corner: number, top: number): void => {
    const x = corner + indent;
    const end = corner + width;
    if (frame) drawPortrait(pen, head, frame, corner, top);
    if (names.length === 0) {
      pen.rule(x, top + nameHeight, room, 0.6, 'control');
      pen.tags.mark('P', () => pen.text('Name', x, top + nameHeight - 3, label));
    } else {
      pen.tags.mark('H1', () => {
        names.forEach((line, i) => {
          pen.text(line, x, top + i * lineHeight(sizes.name) + baseline(sizes.name), name);
        });
      });
    }
    if (lines.length > 0) {
      pen.tags.mark('P', () => {
        const under = top + nameHeight + (names.length === 0 ? 3 : 0);
        lines.forEach((line, i) => {
          const indent = leadingSpace(line);
          for (const { text, style, x: from } of line) {
            pen.text(text, x + from - indent, under + i * lineHeight(sizes.body) + baseline(sizes.body), style);
          }
        });
      });
    }
    fields.forEach((field, i) => {
      const own = (room - sideGap) / 2;
      const from = x + (i % 2) * (own + sideGap);
      const foot = top + nameHeight + (Math.floor(i / 2) + 1) * fieldHeight;
      pen.rule(from, foot, own, 0.6, 'control');
      pen.tags.mark('P', () => pen.text(field, from, foot - 3, label));
    });
    const total = formatFigure(head.pointTotal);
    const points = top + baseline(sizes.name);
    const words = pen.width(' points', body);
    const before = end - seal - 7;
    drawSeal(pen, end - seal, top + 1, seal);
    pen.tags.mark('P', () => {
      pen.figure(total, head.pointTotal, before - words - 2, points, vital, 'end');
      pen.text(' points', before, points, body, 'end');
    });
    if (form) pen.rule(end - rightWidth - 10, points + 2, rightWidth + 10 - seal - 7 - words - 4, 0.6, 'control');
    const second = points + lineHeight(sizes.body) + 1;
    pen.tags.mark('P', () => pen.text(ruleset.name, before, second, label, 'end'));
    const foot = top + height - ruleSpacing.height - 5;
    writeIns.draw(pen, x, foot - writeIns.height);
    pen.rule(corner, top + height - ruleSpacing.height, width, ruleSpacing.upper, 'ink');
    pen.rule(corner, top + height - ruleSpacing.height + 2.2, width, ruleSpacing.lower, 'ink');
  };
  return { height, draw };
}

/** Player, campaign and date, each on a line to write on. */
function writeInRow(pen: Pen, { player, campaign }: SheetModel['head'], width: number): Row {
  const { body } = pen.sizes;
  const label = { size: body, soft: true };
  const fields = [
    { name: 'Player', text: player, share: 0.36 },
    { name: 'Campaign', text: campaign, share: 0.42 },
    { name: 'Date', text: '', share: 0.22 },
  ];
  const height = Math.max(16, lineHeight(body) + 5) + 4;
  return {
    height,
    draw: (pen, x, y) => {
      const room = width - gap * (fields.length - 1);
      const foot = y + height - 6;
      let left = x;
      for (const { name, text, share } of fields) {
        const from = left + pen.width(name, label) + 5;
        const end = left + room * share;
        const [line = ''] = pen.wrap(text, end - from, { size: body });
        pen.rule(from, foot + 2, end - from, 0.6, 'control');
        pen.tags.mark('P', () => {
          pen.text(name, left, foot, label);
          pen.text(line, from, foot, { size: body });
        });
        left = end + gap;
      }
    },
  };
}

/** The width of the space at which a line was broken before it. */
function leadingSpace(line: RunLine): number {
  const first = line.findIndex(({ text }) => text.trim() !== '');
  return line[Math.max(0, first)]?.x ?? 0;
}

/** The space before the next of several looks that share lines. */
const inOneLine =
  (style: Run['style']) =>
  (runs: readonly Run[], i: number): Run[] =>
    i === 0 ? [...runs] : [{ text: '    ', style }, ...runs];

type Head = SheetModel['head'];

/** Millimeters to points. */
const MM = 72 / 25.4;
/** The largest frame, in the aspect ratio to which the forms crop pictures. */
const portraitFrame = { width: 27 * MM, height: 36 * MM };
/** Scales of the frame to try until a sheet fits on one page; the last is no higher than the text next to it. */
const shares = [1, 0.82, 0.64, 0.36] as const;
/** The same for a drawing, which says nothing of the character: it takes hardly more room than the text next to it. */
const sharesOfDrawing = [0.64, 0.5, 0.36] as const;

/** The box of a portrait, in points, and what is drawn in it without a picture. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly drawing: LineDrawing | null;
}

/** Returns the frames that the heading may have, the largest first; a single null for a heading without one. */
export function portraitFrames(
  { portrait }: Head,
  { kind, portrait: choice }: Pick<PrintChoices, 'kind' | 'portrait'>,
  drawn: LineDrawing | null,
): readonly (Frame | null)[] {
  const drawing = portrait || choice !== 'shown' || kind === 'form' ? null : drawn;
  if (!portrait && !drawing && choice !== 'sketch') return [null];
  return (drawing ? sharesOfDrawing : shares).map((share) => ({
    width: portraitFrame.width * share,
    height: portraitFrame.height * share,
    drawing,
  }));
}

/** Draws the frame with its upper left corner at x and y, filled by the portrait, or with a caption without one. */
function drawPortrait(pen: Pen, { name, portrait }: Head, frame: Frame, x: number, y: number): void {
  const { width, height, drawing } = frame;
  if (portrait) {
    pen.jpeg(portrait.data, portrait, `Portrait of ${name || 'the character'}`, x, y, frame);
  } else if (drawing) pen.drawing(drawing, x, y, frame);
  else {
    const caption = { size: pen.sizes.small, soft: true };
    pen.tags.artifact(() => pen.text('Portrait', x + width / 2, y + height - 4, caption, 'middle'));
  }
  pen.box(x, y, width, height);
}

/** The program's mark in parts of its square: a plumb bob under a ruler. */
const ruler: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[] = [
  [0.16, 0.25, 0.84, 0.25],
  [0.22, 0.25, 0.22, 0.37],
  [0.36, 0.25, 0.36, 0.32],
  [0.5, 0.25, 0.5, 0.49],
  [0.64, 0.25, 0.64, 0.32],
  [0.78, 0.25, 0.78, 0.37],
];
const bob: Outline = [
  [0.37, 0.49],
  [0.63, 0.49],
  [0.63, 0.59],
  [0.5, 0.84],
  [0.37, 0.59],
];

/** A circle of four curves. */
const ring = (inset: number): Outline => {
  const r = 0.5 - inset;
  const k = r * 0.5523;
  const [low, high] = [0.5 - r, 0.5 + r];
  return [
    [0.5, low],
    [0.5 + k, low, high, 0.5 - k, high, 0.5],
    [high, 0.5 + k, 0.5 + k, high, 0.5, high],
    [0.5 - k, high, low, 0.5 + k, low, 0.5],
    [low, 0.5 - k, 0.5 - k, low, 0.5, low],
  ];
};

/** Draws the seal: the mark in a double circle, in a square of this size. */
export function drawSeal(pen: Pen, x: number, y: number, size: number): void {
  pen.outline(ring(0), x, y, size, size, 0.9);
  pen.outline(ring(0.06), x, y, size, size, 0.35);
  for (const [x1, y1, x2, y2] of ruler)
    pen.outline(
      [
        [x1, y1],
        [x2, y2],
      ],
      x,
      y,
      size,
      size,
      0.8,
    );
  pen.outline(bob, x, y, size, size, 0.8);
}
