import { formatFigure } from '../rules/model/sheet-model.ts';
import type { StatBlock } from '../rules/model/stat-block-model.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { drawSeal } from './seal.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The double rule under the heading, as on the sheet: its height, and the weights of its lines. */
const RULE = { height: 7, upper: 1.2, lower: 0.4 };
const BETWEEN = 16;

/** Returns the heading: the name at left; race, ruleset, points and the seal at right. `again` on the pages after the first. */
export function statHeading(pen: Pen, block: StatBlock, width: number, again = false): Row {
  const { name, points, race, ruleset } = block;
  const size = pen.sizes.name * (again ? 0.66 : 0.86);
  const strong = { size, serif: true };
  const vital = { size: pen.sizes.vital, serif: true };
  const seal = again ? 0 : lineHeight(size);
  const body = { size: pen.sizes.body };
  const soft = { size: pen.sizes.body, soft: true };
  const about = [race, ruleset].filter(Boolean).join(', ');
  const total = formatFigure(points);
  const right = again
    ? 0
    : pen.width(about, soft) + BETWEEN + pen.width(total, vital) + pen.width(' points', body) + seal + 6;
  const beside = right < width / 2;
  const room = again
    ? width
    : width - (beside ? right : pen.width(total, vital) + pen.width(' points', body) + seal + 6) - BETWEEN;
  const names = name === '' ? [] : pen.wrap(again ? `${name}, continued` : name, room, strong);
  const under = again || beside ? [] : pen.wrap(about, width, soft);
  const nameHeight = Math.max(1, names.length) * lineHeight(size);
  const first = baseline(size);
  const height = nameHeight + under.length * lineHeight(body.size) + RULE.height;
  const draw = (pen: Pen, x: number, y: number): void => {
    const top = y;
    const foot = y + height - RULE.height + 2;
    pen.rule(x, foot, width, RULE.upper, 'ink');
    pen.rule(x, foot + 2.2, width, RULE.lower, 'ink');
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
    const end = x + width - seal - 6;
    drawSeal(pen, x + width - seal, top, seal);
    const words = pen.width(' points', body);
    const drawAbout = (lines: readonly string[], from: number, y: number) =>
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          pen.text(line, from, y + i * lineHeight(body.size), soft);
        });
      });
    if (beside) drawAbout([about], x + width - right + BETWEEN / 2, top + first);
    pen.tags.mark('P', () => {
      pen.figure(total, points, end - words, top + first, vital, 'end');
      pen.text(' points', end, top + first, body, 'end');
    });
    if (!beside) drawAbout(under, x, top + nameHeight + baseline(body.size));
  };
  return { height, draw };
}
