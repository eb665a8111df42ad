import type { jsPDF } from 'jspdf';
import type { Area } from './flow.ts';
import type { Pen } from './pen.ts';

/** Name and page number at the foot of every page, once it is known how many there are. */
export function drawPageFeet(document: jsPDF, pen: Pen, name: string, area: Area, y: number): void {
  const pages = document.getNumberOfPages();
  const style = { size: pen.sizes.small, soft: true };
  const right = area.left + area.width;
  for (let page = 1; page <= pages; page++) {
    document.setPage(page);
    const number = `page ${page} of ${pages}`;
    const [line = ''] = pen.wrap(name, area.width - pen.width(number, style) - 20, style);
    pen.tags.artifact(() => {
      pen.text(line, area.left, y, style);
      pen.text(number, right, y, style, 'end');
    });
  }
}
