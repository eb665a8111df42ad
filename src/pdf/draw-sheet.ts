import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../rules/sheet-model.ts';
import { type Area, Flow, type Place } from './flow.ts';
import { embedFonts, type FontFiles } from './fonts.ts';
import { drawPageFeet } from './page-foot.ts';
import { Pen } from './pen.ts';
import { portraitFrames } from './portrait.ts';
import { Printable } from './printable.ts';
import { setOnOnePage } from './set-on-one-page.ts';
import type { Part } from './sheet-blocks.ts';
import { Tagger } from './tagger.ts';
import { typeSizes } from './type-sizes.ts';

export type Paper = 'a4' | 'letter';

export interface DrawOptions {
  readonly paper: Paper;
  /** When it is made; the same model and date give the same bytes. */
  readonly date: Date;
  /** The title of the document; the name of the character unless given. */
  readonly title?: string | undefined;
  /** Leaves a frame to sketch a portrait in where there is none. */
  readonly sketchFrame?: boolean | undefined;
}

export interface DrawnSheet {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Characters that the font lacks, each once: a mark stands in their place. */
  readonly missing: readonly string[];
}

const MARGIN = 36;
const FOOT = 13;

/** Draws a sheet as a tagged PDF with embedded fonts. Knows no browser: jsPDF and the fonts are handed in. */
export function drawSheet(JsPdf: typeof jsPDF, fonts: FontFiles, model: SheetModel, options: DrawOptions): DrawnSheet {
  const document = new JsPdf({ unit: 'pt', format: options.paper, compress: true, putOnlyUsedFonts: true });
  const name = model.head.name || 'Blank character';
  const tags = describe(document, model, options, options.title ?? name);
  const faces = embedFonts(document, fonts);
  const printable = new Printable((codePoint) => faces.normal.draws(codePoint) && faces.bold.draws(codePoint));
  const width = document.internal.pageSize.getWidth();
  const height = document.internal.pageSize.getHeight();
  const area: Area = { left: MARGIN, top: MARGIN, width: width - 2 * MARGIN, bottom: height - MARGIN - FOOT };
  const penAt = (scale: number) => new Pen(document, faces, printable, tags, typeSizes(scale));

  const frames = portraitFrames(model.head, options.sketchFrame ?? false);
  const { pen, heading, parts } = setOnOnePage(penAt, model, area, frames);
  heading.draw(pen, area.left, area.top);
  placeParts(new Flow(document, pen, area), pen, parts, area.top + heading.height + pen.sizes.gap);
  drawPageFeet(document, pen, name, area, height - MARGIN - 2);
  return {
    bytes: new Uint8Array(document.output('arraybuffer')),
    pages: document.getNumberOfPages(),
    missing: [...printable.missing],
  };
}

function placeParts(flow: Flow, pen: Pen, parts: readonly Part[], top: number): void {
  let at: Place = { page: 1, y: top };
  for (const part of parts) {
    if ('columns' in part) {
      at = flow.band(part.columns, at);
    } else {
      const end = flow.twoColumns(part.twoColumns, at);
      at = { ...end, y: end.y + pen.sizes.gap };
    }
  }
}

/** What the file says about itself. Nothing in it depends on where or when it is put together. */
function describe(document: jsPDF, { head, ruleset }: SheetModel, { date }: DrawOptions, title: string): Tagger {
  const stamp = date.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  document.setProperties({
    title,
    author: head.player,
    subject: `Character sheet, ${ruleset.name}`,
    creator: 'Pointwright',
  });
  document.setLanguage('en');
  document.viewerPreferences({ DisplayDocTitle: true });
  document.setCreationDate(`D:${stamp}+00'00'`);
  document.setFileId('504F494E545752494748542053484545');
  // Tags and the language want PDF 1.7; jsPDF has the setter, but not in its types.
  (document as unknown as { __private__: { setPdfVersion(version: string): void } }).__private__.setPdfVersion('1.7');
  return new Tagger(document);
}
