import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

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
        kept.pdfWorker ??= new PDFWorker(); // or each document would load one of its own
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
