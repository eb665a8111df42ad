import type { Area } from './flow.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const BAR = 3;

/** Draws the title of pages that follow the sheet, with a line of text. Returns the y at which the content starts. */
export function drawPageTitle(pen: Pen, area: Area, title: string, words: string): number {
  const { name, body, gap } = pen.sizes;
  const size = name * 0.72;
  const top = area.top + BAR + 3;
  pen.rule(area.left, area.top + BAR / 2, area.width, BAR, 'ink');
  pen.tags.mark('H1', () => pen.text(title, area.left, top + baseline(size), { size, bold: true }));
  const lines = pen.wrap(words, area.width, { size: body });
  const at = top + lineHeight(size);
  pen.tags.mark('P', () => {
    lines.forEach((line, i) => {
      pen.text(line, area.left, at + i * lineHeight(body) + baseline(body), { size: body, soft: true });
    });
  });
  return at + lines.length * lineHeight(body) + gap;
}
