import type { SheetModel } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { drawPortrait, type FrameSize } from './portrait.ts';
import { type Run, type RunLine, runLines } from './run-lines.ts';
import { drawSeal } from './seal.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const RIGHT = 104;
const BESIDE = 12;
/** The height of a write-in line on a form. */
const FIELD = 19;
/** Between the write-in fields under the name. */
const APART = 14;
/** The double rule under the heading: its height, and the weights of its lines. */
const RULE = { height: 4.5, upper: 1.2, lower: 0.4 };

/**
 * Returns the heading: portrait, name and looks at left; seal, points and ruleset at right; player, campaign and date under
 * them. `frame` is that of the portrait, null for none; next to a tall one the looks are stacked.
 */
export function headingRow(pen: Pen, { head, ruleset, form }: SheetModel, width: number, frame: FrameSize | null): Row {
  const { sizes } = pen;
  const name = { size: sizes.name, serif: true };
  const body = { size: sizes.body };
  const label = { size: sizes.body, soft: true };
  const vital = { size: sizes.name, serif: true };
  const indent = frame ? frame.width + BESIDE : 0;
  const room = width - indent - RIGHT - 20;
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
    nameHeight + lines * lineHeight(sizes.body) + Math.ceil(fields.length / 2) * FIELD + 2;
  const fits = frame && heightWith(stacked.length) + writeIns.height <= frame.height;
  const lines = fits || looks.length === 0 ? stacked : runLines(pen, looks.flatMap(inOneLine(body)), room);
  const seal = sizes.name * 1.5;
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
      const own = (room - BESIDE) / 2;
      const from = x + (i % 2) * (own + BESIDE);
      const foot = top + nameHeight + (Math.floor(i / 2) + 1) * FIELD;
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
    if (form) pen.rule(end - RIGHT - 10, points + 2, RIGHT + 10 - seal - 7 - words - 4, 0.6, 'control');
    const second = points + lineHeight(sizes.body) + 1;
    pen.tags.mark('P', () => pen.text(ruleset.name, before, second, label, 'end'));
    const foot = top + height - RULE.height - 5;
    writeIns.draw(pen, x, foot - writeIns.height);
    pen.rule(corner, top + height - RULE.height, width, RULE.upper, 'ink');
    pen.rule(corner, top + height - RULE.height + 2.2, width, RULE.lower, 'ink');
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
      const room = width - APART * (fields.length - 1);
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
        left = end + APART;
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
