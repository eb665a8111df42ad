import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';

/** The footer of consecutive pages. */
export interface PageFoot {
  readonly from: number;
  readonly to: number;
  /** The name of the character or characters on these pages. */
  readonly name: string;
  readonly pen: Pen;
}

/** Draws name and page number in the footer of every page, once the number of pages is known. */
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
