import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function loadReader(): Promise<(bytes: Uint8Array) => Promise<PDFDocumentProxy>> {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const worker = PDFWorker.create({ verbosity: 0 }); // one for all files
  await worker.promise;
  // For older systems it puts slow ones in their place, for the program under test and the files that run after it too.
  Array.prototype.push = push;
  Object.assign(JSON, { parse, stringify });
  return (bytes) => getDocument({ data: bytes.slice(), verbosity: 0, worker }).promise;
}
let loading: ReturnType<typeof loadReader> | undefined;

/** Opens a PDF file with pdf.js, which is loaded with the first. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  loading ??= loadReader();
  return (await loading)(bytes);
}

interface DrawnText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Above and below the baseline, measured from the foot of the page. */
  readonly top: number;
  readonly bottom: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
  readonly links: readonly DrawnLink[];
}

/** A link on the page to a place in the document. */
interface DrawnLink extends Omit<DrawnText, 'text'> {
  /** Its title. */
  readonly words: string;
  /** Its target: the page, from 1, and the height above the page's foot. */
  readonly page: number;
  readonly height: number;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly bookmarks: readonly string[];
  /** The bookmarks below each of them. */
  readonly below: Readonly<Record<string, readonly string[]>>;
  readonly tagged: boolean;
}

type Rect = [left: number, bottom: number, right: number, top: number];

/** Returns the contents of a PDF file as a PDF reader sees them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await openPdf(bytes);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): DrawnText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, left, baseline] = item.transform as number[] as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      return [
        { text: item.str, left, right: left + item.width, top: baseline + size * 0.72, bottom: baseline - size * 0.2 },
      ];
    });
    const annotations: { subtype: string; rect: Rect; dest: unknown[]; contentsObj: { str: string } }[] =
      await page.getAnnotations();
    const links = await Promise.all(
      annotations
        .filter(({ subtype }) => subtype === 'Link')
        .map(async ({ rect: [left, bottom, right, top], dest: [to, , , above], contentsObj }): Promise<DrawnLink> => {
          const target = to as Parameters<typeof document.getPageIndex>[0];
          const words = contentsObj.str;
          return {
            left,
            right,
            top,
            bottom,
            words,
            page: (await document.getPageIndex(target)) + 1,
            height: Number(above),
          };
        }),
    );
    pages.push({ width, height, texts, links });
  }
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const marks = await document.getMarkInfo();
  await document.loadingTask.destroy();
  return {
    pages,
    info: { ...info },
    bookmarks: outline.map(({ title }) => title),
    below: Object.fromEntries(
      outline.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)]),
    ),
    tagged: marks?.Marked === true,
  };
}

/** The margin of a page, 11 mm, without a rounding error. */
const margin = 31.1;

/** Returns the texts of a page that are in its margins. */
export const findTextsInMargins = ({ width, height, texts }: ReadPage): DrawnText[] =>
  texts.filter(
    ({ left, right, top, bottom }) =>
      left < margin || right > width - margin || bottom < margin - 1 || top > height - margin,
  );

/** Returns pairs of texts of a page that overlap. */
export function findOverlaps({ texts }: ReadPage): string[] {
  const by = 0.3;
  const across = [...texts].sort((a, b) => a.left - b.left);
  return across.flatMap((a, i) => {
    const faults: string[] = [];
    for (let j = i + 1; j < across.length; j++) {
      const b = across[j];
      if (!b || b.left >= a.right - by) break;
      if (a.left < b.right - by && a.bottom < b.top - by && b.bottom < a.top - by) faults.push(`${a.text} / ${b.text}`);
    }
    return faults;
  });
}
