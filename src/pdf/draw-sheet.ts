import type { jsPDF } from 'jspdf';
import type { CombatReference } from '../rules/combat-reference.ts';
import type { PrintChoices } from '../rules/print-choices.ts';
import { printedModel } from '../rules/printed-model.ts';
import type { SheetModel } from '../rules/sheet-model.ts';
import type { WorkedNumber } from '../rules/worked-numbers.ts';
import { compactPdf } from './compact-pdf.ts';
import { type Area, Flow, type Place } from './flow.ts';
import { embedFonts, type FontFiles } from './fonts.ts';
import { drawPageFeet } from './page-foot.ts';
import { Pen } from './pen.ts';
import { portraitFrames } from './portrait.ts';
import { Printable } from './printable.ts';
import { drawReference } from './quick-reference.ts';
import { setOnOnePage } from './set-on-one-page.ts';
import type { Part } from './sheet-blocks.ts';
import { Tagger } from './tagger.ts';
import { type Setting, typeSizes } from './type-sizes.ts';
import { drawAppendix } from './worked-appendix.ts';

export interface DrawOptions {
  readonly choices: PrintChoices;
  /** When it is made; the same model and date give the same bytes. */
  readonly date: Date;
  /** The title of the document; the name of the character unless given. */
  readonly title?: string | undefined;
  /** The pages after the sheet, as far as the choices ask for them. */
  readonly worked?: readonly WorkedNumber[] | undefined;
  readonly reference?: CombatReference | undefined;
}

export interface DrawnSheet {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Characters that the font lacks, each once: a mark stands in their place. */
  readonly missing: readonly string[];
}

/** How far a drawing is: what is done of all there is to do, both counted in the same steps. */
export type Progress = (done: number, all: number) => void;

const MARGIN = 36;
const FOOT = 13;

/** Draws a sheet as a tagged PDF with embedded fonts. Knows no browser: jsPDF and the fonts are handed in. */
export function drawSheet(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  whole: SheetModel,
  options: DrawOptions,
  progress: Progress = () => undefined,
): DrawnSheet {
  const { choices, title } = options;
  const model = printedModel(whole, choices);
  const document = new JsPdf({
    unit: 'pt',
    format: choices.paper,
    orientation: choices.orientation,
    compress: true,
    putOnlyUsedFonts: true,
  });
  const name = model.head.name || 'Blank character';
  const tags = describe(document, model, options, title ?? name);
  const faces = embedFonts(document, fonts);
  const printable = new Printable((codePoint) => faces.normal.draws(codePoint) && faces.bold.draws(codePoint));
  const width = document.internal.pageSize.getWidth();
  const height = document.internal.pageSize.getHeight();
  const area: Area = { left: MARGIN, top: MARGIN, width: width - 2 * MARGIN, bottom: height - MARGIN - FOOT };
  const penAt = (setting: Setting) => new Pen(document, faces, printable, tags, typeSizes(setting));
  const penAfter = (scale: number) =>
    penAt({ scale: scale * (choices.density === 'compact' ? 0.92 : 1), air: choices.density });

  const { pen, heading, parts } = setOnOnePage(
    penAt,
    model,
    area,
    portraitFrames(model.head, choices.portrait),
    choices,
  );
  const reference = choices.quickReference ? options.reference : undefined;
  const worked = (choices.appendix && options.worked) || [];
  const steps = parts.length + (reference ? 1 : 0) + (worked.length > 0 ? 1 : 0) + 2;
  let done = 0;
  const step = () => progress(++done, steps);
  step();

  heading.draw(pen, area.left, area.top);
  placeParts(new Flow(document, pen, area), pen, parts, area.top + heading.height + pen.sizes.gap, step);
  if (reference) {
    drawReference(document, penAfter, area, reference, model.head.name);
    step();
  }
  if (worked.length > 0) {
    drawAppendix(document, penAfter(1), area, worked);
    step();
  }
  drawPageFeet(document, pen, name, area, height - MARGIN - 2);
  const bytes = compactPdf(new Uint8Array(document.output('arraybuffer')));
  step();
  return { bytes, pages: document.getNumberOfPages(), missing: [...printable.missing] };
}

function placeParts(flow: Flow, pen: Pen, parts: readonly Part[], top: number, step: () => void): void {
  let at: Place = { page: 1, y: top };
  for (const part of parts) {
    if ('columns' in part) {
      at = flow.band(part.columns, at);
    } else {
      const end = flow.columns(part.flowing, part.count, at);
      at = { ...end, y: end.y + pen.sizes.gap };
    }
    step();
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
