import { type Page, test } from '@playwright/test';
import { pdfPages } from './pdf-text.ts';

/** The pages that the browser itself would print, as text with single spaces. */
export async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const path = test.info().outputPath(`printed-${format}.pdf`);
  await page.pdf({ path, format });
  return (await pdfPages(path)).map(readable);
}

/** The text of a page without the marks between the pieces in which it was drawn. */
export const readable = (text: string): string => text.replace(/\s*¦\s*/g, ' ').replace(/\s+/g, ' ');
