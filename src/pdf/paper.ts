import type { jsPDF } from 'jspdf';
import { type PrintChoices, pageOrientation } from '../sheet-model/print/print-choices.ts';
import type { Area } from './flow.ts';
import { drawnByAll, embedFonts, type Face, type FaceMeasures, type FontFiles, Printable } from './fonts.ts';
import { placeholderDate, textString } from './pdf-file.ts';
import { Pen } from './pen.ts';
import { Tagger } from './tagger.ts';
import { type Setting, typeSizes } from './type-sizes.ts';

/** The document information of the file. */
export interface About {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
}

/** A document that is being drawn, with the settings that its pages share. */
export interface Paper {
  readonly document: jsPDF;
  readonly faces: Record<Face, FaceMeasures>;
  readonly tags: Tagger;
  /** The part of each page that blocks may use. */
  readonly area: Area;
  /** The baseline of the footer of each page. */
  readonly foot: number;
}

/** The margin of every page, as in print from the browser: 11 mm. */
const margin = (11 * 72) / 25.4;
const footHeight = 13;

/** Opens a tagged document with one empty page and all faces embedded. */
export function openPaper(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  choices: Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>,
  about: About,
): Paper {
  const document = new JsPdf({
    unit: 'pt',
    format: choices.paper,
    orientation: pageOrientation(choices),
    compress: true,
    putOnlyUsedFonts: true,
  });
  describe(document, about);
  const tags = new Tagger(document);
  const faces = embedFonts(document, fonts);
  const width = document.internal.pageSize.getWidth();
  const height = document.internal.pageSize.getHeight();
  const area: Area = { left: margin, top: margin, width: width - 2 * margin, bottom: height - margin - footHeight };
  return { document, faces, tags, area, foot: height - margin - 2 };
}

/** Returns a function that makes pens for one character; they share the record of characters that the fonts lack. */
export function penMaker({ document, faces, tags }: Paper) {
  const printable = new Printable((codePoint) => drawnByAll(faces, codePoint));
  const penAt = (setting: Setting) => new Pen(document, faces, printable, tags, typeSizes(setting));
  return { penAt, missing: printable.missing as ReadonlySet<string> };
}

function describe(document: jsPDF, { title, author, subject }: About): void {
  document.setProperties({ title, author, subject, creator: 'Pointwright' });
  document.setLanguage('en');
  document.viewerPreferences({ DisplayDocTitle: true });
  document.setCreationDate(placeholderDate);
  document.setFileId('504F494E545752494748542053484545');
  // jsPDF writes bookmarks in raw bytes and splits them into lines later: letters could be mistaken for objects of the
  // file.
  (document.outline as unknown as { makeString: (text: string) => string }).makeString = textString;
  // Tags and the language need PDF 1.7; jsPDF has the setter, but not in its types.
  (document as unknown as { __private__: { setPdfVersion(version: string): void } }).__private__.setPdfVersion('1.7');
}

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
