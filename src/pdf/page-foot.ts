import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';

/** The feet of consecutive pages. */
export interface PageFoot {
  readonly from: number;
  readonly to: number;
  /** Whose pages they are. */
  readonly name: string;
  readonly pen: Pen;
}

/** Name and page number at the foot of every page, once it is known how many there are. */
export function drawPageFeet({ document, area, foot: y }: Paper, feet: readonly PageFoot[]): void {
  const pages = document.getNumberOfPages();
  const right = area.left + area.width;
  for (const { from, to, name, pen } of feet) {
    const style = { size: pen.sizes.small, soft: true };
    for (let page = from; page <= to; page++) {
      document.setPage(page);
      const number = `page ${page} of ${pages}`;
      const [line = ''] = pen.wrap(name, area.width - pen.width(number, style) - 20, style);
      pen.tags.artifact(() => {
        pen.text(line, area.left, y, style);
        pen.text(number, right, y, style, 'end');
      });
    }
  }
}
