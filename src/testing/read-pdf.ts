import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface DrawnText {
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
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly bookmarks: readonly string[];
  readonly tagged: boolean;
}

/** What a reader of PDFs finds in the file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
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
    pages.push({ width, height, texts });
  }
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const marks = await document.getMarkInfo();
  return {
    pages,
    info: { ...info },
    bookmarks: outline.map(({ title }) => title),
    tagged: marks?.Marked === true,
  };
}
