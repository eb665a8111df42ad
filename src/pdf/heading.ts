import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Row } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { drawPortrait, type FrameSize } from './portrait.ts';
import { type Run, runLines } from './run-lines.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const RIGHT = 120;
const BAR = 3;
const BESIDE = 10;
/** The height of a write-in line on a form. */
const FIELD = 19;

/**
 * Returns the heading: portrait, name and looks at left; points, ruleset and player at right. `frame` is that of the
 * portrait, null for none; next to a tall one the looks are stacked.
 */
export function headingRow(pen: Pen, { head, ruleset, form }: SheetModel, width: number, frame: FrameSize | null): Row {
  const { sizes } = pen;
  const name = { size: sizes.name, bold: true };
  const body = { size: sizes.body };
  const label = { size: sizes.body, soft: true };
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
  const nameHeight = Math.max(1, names.length) * lineHeight(sizes.name);
  const stacked = looks.flatMap((runs) => runLines(pen, runs, room));
  const fits = frame && nameHeight + stacked.length * lineHeight(sizes.body) <= frame.height;
  const lines = fits || looks.length === 0 ? stacked : runLines(pen, looks.flatMap(inOneLine(body)), room);
  const fields = form ? ['Race', 'Build', 'Coloring', 'Appearance'] : [];
  const left = nameHeight + lines.length * lineHeight(sizes.body) + Math.ceil(fields.length / 2) * FIELD;
  const right = lineHeight(sizes.vital) + 3 * lineHeight(sizes.body);

  const draw = (pen: Pen, corner: number, y: number): void => {
    const x = corner + indent;
    const top = y + BAR + 3;
    const end = corner + width;
    pen.rule(corner, y + BAR / 2, width, BAR, 'ink');
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
          for (const { text, style, x: from } of line) {
            pen.text(text, x + from, under + i * lineHeight(sizes.body) + baseline(sizes.body), style);
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
    const total = formatPrintedFigure(head.pointTotal);
    const points = top + baseline(sizes.vital);
    const words = pen.width(' points', body);
    pen.tags.mark('P', () => {
      pen.figure(total, head.pointTotal, end - words - 2, points, { size: sizes.vital, bold: true }, 'end');
      pen.text(' points', end, points, body, 'end');
    });
    if (form) pen.rule(end - RIGHT, points + 2, RIGHT - words - 2, 0.6, 'control');
    const second = top + lineHeight(sizes.vital) + baseline(sizes.body);
    pen.tags.mark('P', () => pen.text(ruleset.name, end, second, label, 'end'));
    const third = second + lineHeight(sizes.body) * 1.35;
    const from = end - RIGHT + pen.width('Player', body) + 5;
    pen.rule(from, third + 2, end - from, 0.6, 'control');
    const [player = ''] = pen.wrap(head.player, end - from, body);
    pen.tags.mark('P', () => {
      pen.text('Player', end - RIGHT, third, label);
      pen.text(player, from, third, body);
    });
  };
  return { height: BAR + 3 + Math.max(left + 3, right, frame?.height ?? 0), draw };
}

/** The space before the next of several looks that share lines. */
const inOneLine =
  (style: Run['style']) =>
  (runs: readonly Run[], i: number): Run[] =>
    i === 0 ? [...runs] : [{ text: '    ', style }, ...runs];
