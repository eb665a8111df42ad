import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { type ReadPage, readPdf } from '../../src/testing/read-pdf.ts';
import { pdfPages } from './pdf-text.ts';

let count = 0;

/** Prints with the page's own settings and returns the path of the PDF. */
async function printed(page: Page): Promise<string> {
  count += 1;
  const path = test.info().outputPath(`printed-${count}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true });
  return path;
}

/** Returns the pages that the browser itself would print, as text with single spaces. */
export const printedPages = async (page: Page): Promise<string[]> =>
  (await pdfPages(await printed(page))).map(readable);

/** Returns the PDF that the browser itself would print. */
export const printedBytes = async (page: Page): Promise<Uint8Array> =>
  new Uint8Array(readFileSync(await printed(page)));

/** Returns its pages, with the position of each text. */
export const printedPlaces = async (page: Page): Promise<readonly ReadPage[]> =>
  (await readPdf(await printedBytes(page))).pages;

/** Returns the text of a page without the marks between separately drawn pieces. */
export const readable = (text: string): string => text.replace(/\s*¦\s*/g, ' ').replace(/\s+/g, ' ');

/** Words of the forms, which must not be printed. */
export const ofTheForms = /Menu|Undo|Redo|Add…|Add an? |Saved|issues|Chapters|Start blank|Make a character|explain/;

/** The width of a page's margins; the page number is in the lower one. */
const MARGIN = 31;
/** Lines may be set closer than the height of their letter boxes. */
const SLACK = 1.2;

/** Returns the texts in the margins, and those that overlap. */
export function misplaced({ width, height, texts }: ReadPage): string[] {
  const outside = texts.filter(
    ({ left, right, top, bottom }) =>
      left < MARGIN - 1 || right > width - MARGIN + 1 || top > height - MARGIN + 1 || bottom < 8,
  );
  const byHeight = texts.toSorted((a, b) => b.top - a.top);
  const over = byHeight.flatMap((block, i) => {
    const overlaps: string[] = [];
    for (const lowerBlock of byHeight.slice(i + 1)) {
      if (lowerBlock.top < block.bottom) break;
      const across = Math.min(block.right, lowerBlock.right) - Math.max(block.left, lowerBlock.left);
      const down = Math.min(block.top, lowerBlock.top) - Math.max(block.bottom, lowerBlock.bottom);
      if (across > SLACK && down > SLACK) overlaps.push(`“${block.text}” over “${lowerBlock.text}”`);
    }
    return overlaps;
  });
  return [...outside.map(({ text }) => `“${text}” outside`), ...over];
}
