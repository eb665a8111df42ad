import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { openPdf, type ReadPage, readPdf } from '../../src/testing/read-pdf.ts';

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
const margin = 31;
/** Lines may be set closer than the height of their letter boxes. */
const slack = 1.2;

/** Returns texts in the margins, and overlapping texts. */
export function misplaced({ width, height, texts }: ReadPage): string[] {
  const outside = texts.filter(
    ({ left, right, top, bottom }) =>
      left < margin - 1 || right > width - margin + 1 || top > height - margin + 1 || bottom < 8,
  );
  const byHeight = texts.toSorted((a, b) => b.top - a.top);
  const over = byHeight.flatMap((block, i) => {
    const overlaps: string[] = [];
    for (const lowerBlock of byHeight.slice(i + 1)) {
      if (lowerBlock.top < block.bottom) break;
      const across = Math.min(block.right, lowerBlock.right) - Math.max(block.left, lowerBlock.left);
      const down = Math.min(block.top, lowerBlock.top) - Math.max(block.bottom, lowerBlock.bottom);
      if (across > slack && down > slack) overlaps.push(`“${block.text}” over “${lowerBlock.text}”`);
    }
    return overlaps;
  });
  return [...outside.map(({ text }) => `“${text}” outside`), ...over];
}

/** Returns the selectable text of each page, in the order in which it was drawn. */
export async function pdfPages(path: string): Promise<string[]> {
  const document = await openPdf(new Uint8Array(readFileSync(path)));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .filter((text) => text.trim() !== '')
        .join(' ¦ '),
    );
  }
  return pages;
}

const built = (name: string) =>
  readFileSync(new URL(`../../node_modules/pdfjs-dist/legacy/build/${name}`, import.meta.url));
const empty = '<!doctype html><canvas></canvas>';

/** Pages of a PDF as pictures (PNG), drawn by pdf.js from the outlines of its fonts: the same on every machine. */
export class PdfPictures {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Turns a browser page into one that draws PDFs. */
  static async open(page: Page): Promise<PdfPictures> {
    await page.route('**/pdf-picture/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const script = name.endsWith('.mjs');
      return route.fulfill({
        contentType: script ? 'text/javascript' : 'text/html',
        body: script ? built(name) : empty,
      });
    });
    await page.goto('/pdf-picture/index.html');
    return new PdfPictures(page);
  }

  /** Draws a page of the file, counted from 1, with `scale` pixels a point. */
  async picture(bytes: Uint8Array, number: number, scale = 1): Promise<Buffer> {
    const drawn = await this.page.evaluate(
      async ({ data, number, scale }) => {
        const source = new URL('/pdf-picture/pdf.min.mjs', location.href).href;
        const { getDocument, GlobalWorkerOptions, PDFWorker } = await import(source);
        GlobalWorkerOptions.workerSrc = new URL('/pdf-picture/pdf.worker.min.mjs', location.href).href;
        const kept = window as { pdfWorker?: unknown };
        kept.pdfWorker ??= new PDFWorker(); // otherwise each document would load its own copy
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const options = { data: bytes, disableFontFace: true, verbosity: 0, worker: kept.pdfWorker };
        const document = await getDocument(options).promise;
        const page = await document.getPage(number);
        const viewport = page.getViewport({ scale });
        const canvas = globalThis.document.querySelector('canvas');
        if (!canvas) throw new Error('no canvas');
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        await page.render({ canvas, viewport, background: '#fff' }).promise;
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      },
      { data: Buffer.from(bytes).toString('base64'), number, scale },
    );
    return Buffer.from(drawn, 'base64');
  }
}
