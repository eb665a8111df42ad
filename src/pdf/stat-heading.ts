import type { StatBlock } from '../rules/model/stat-block-model.ts';
import type { Row } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const BAR = 2.4;
const BETWEEN = 16;

/** Returns the heading: the name at left; race, ruleset and points at right. `again` on the pages after the first. */
export function statHeading(pen: Pen, block: StatBlock, width: number, again = false): Row {
  const { name, points, race, ruleset } = block;
  const size = pen.sizes.name * (again ? 0.66 : 0.86);
  const strong = { size, bold: true };
  const vital = { size: pen.sizes.vital, bold: true };
  const body = { size: pen.sizes.body };
  const soft = { size: pen.sizes.body, soft: true };
  const about = [race, ruleset].filter(Boolean).join(', ');
  const total = formatPrintedFigure(points);
  const right = again ? 0 : pen.width(about, soft) + BETWEEN + pen.width(total, vital) + pen.width(' points', body);
  const beside = right < width / 2;
  const room = again
    ? width
    : width - (beside ? right : pen.width(total, vital) + pen.width(' points', body)) - BETWEEN;
  const names = name === '' ? [] : pen.wrap(again ? `${name}, continued` : name, room, strong);
  const under = again || beside ? [] : pen.wrap(about, width, soft);
  const nameHeight = Math.max(1, names.length) * lineHeight(size);
  const first = baseline(size);
  const draw = (pen: Pen, x: number, y: number): void => {
    const top = y + BAR + 1.5;
    pen.rule(x, y + BAR / 2, width, BAR, 'ink');
    if (names.length === 0) {
      pen.rule(x, top + nameHeight - 1, room, 0.6, 'control');
      pen.tags.mark('P', () => pen.text('Name', x, top + nameHeight - 4, soft));
    } else {
      pen.tags.mark('H1', () => {
        names.forEach((line, i) => {
          pen.text(line, x, top + i * lineHeight(size) + first, strong);
        });
      });
    }
    if (again) return;
    const end = x + width;
    const words = pen.width(' points', body);
    const drawAbout = (lines: readonly string[], from: number, y: number) =>
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          pen.text(line, from, y + i * lineHeight(body.size), soft);
        });
      });
    if (beside) drawAbout([about], end - right + BETWEEN / 2, top + first);
    pen.tags.mark('P', () => {
      pen.figure(total, points, end - words, top + first, vital, 'end');
      pen.text(' points', end, top + first, body, 'end');
    });
    if (!beside) drawAbout(under, x, top + nameHeight + baseline(body.size));
  };
  return { height: BAR + 1.5 + nameHeight + under.length * lineHeight(body.size) + 2, draw };
}
