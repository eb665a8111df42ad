import type { Area } from './flow.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The double rule under the title, as on the sheet: its height, and the weights of its lines. */
const RULE = { height: 7, upper: 1.2, lower: 0.4 };

/** Draws the title of pages that follow the sheet, with a line of text. Returns the y at which the content starts. */
export function drawPageTitle(pen: Pen, area: Area, title: string, words: string): number {
  const { name, body, gap } = pen.sizes;
  const size = name * 0.72;
  const { top } = area;
  pen.tags.mark('H1', () => pen.text(title, area.left, top + baseline(size), { size, serif: true }));
  const lines = pen.wrap(words, area.width, { size: body });
  const at = top + lineHeight(size);
  pen.tags.mark('P', () => {
    lines.forEach((line, i) => {
      pen.text(line, area.left, at + i * lineHeight(body) + baseline(body), { size: body, soft: true });
    });
  });
  const foot = at + lines.length * lineHeight(body) + 3;
  pen.rule(area.left, foot, area.width, RULE.upper, 'ink');
  pen.rule(area.left, foot + 2.2, area.width, RULE.lower, 'ink');
  return foot - 3 + RULE.height + gap;
}
