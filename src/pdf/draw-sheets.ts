import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { printedModel } from '../sheet-model/print/sheet-layout.ts';
import { fitOnPages } from './fit-on-pages.ts';
import { type Bookmark, Flow } from './flow.ts';
import { drawnByAll, embedFonts, type FontFiles, Printable } from './fonts.ts';
import { drawAppendix, drawReference } from './further-pages.ts';
import { portraitFrames } from './heading.ts';
import { type About, drawPageFeet, openPaper, type PageFoot, type Paper, penMaker } from './paper.ts';
import { aboutText, compactPdf, dateFile } from './pdf-file.ts';
import type { Pen } from './pen.ts';
import { placeParts } from './sheet-layout.ts';
import { drawStatBlocks } from './stat-block-pages.ts';
import { type Drawn, type Lacking, nameOf, type Subject } from './subject.ts';

export interface DrawOptions {
  readonly choices: PrintChoices;
  /** The creation date. The file depends only on it, the models and the choices: the same input gives the same bytes. */
  readonly date: Date;
}

export interface DrawnSheets {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly missing: readonly Lacking[];
}

/** Receives the progress of drawing and assembling the file, from 0 to 1. */
export type Progress = (share: number) => void;

/** The share of the time for assembling the file. */
const ASSEMBLY_SHARE = 0.15;
/** The most names in the title of the file; further ones are only counted. */
const MAX_NAMES = 4;

/**
 * Draws the sheets or the stat blocks of characters, one after the other, as one tagged PDF with embedded fonts. Does
 * not depend on a browser: jsPDF and the fonts are parameters. Several characters have bookmarks and tags each; a
 * single one has only those of its sheet.
 */
export function drawSheets(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  whole: readonly Subject[],
  { choices, date }: DrawOptions,
  progress: Progress = () => undefined,
): DrawnSheets {
  const subjects = whole.map((subject) => ({ ...subject, model: printedModel(subject.model, choices) }));
  const blocks = choices.kind === 'stat-block';
  const what = blocks ? 'Stat block' : 'Character sheet';
  const paper = openPaper(JsPdf, fonts, choices, documentInfo(subjects, what));
  const onDone = (sheetsDone: number) => progress((sheetsDone / Math.max(1, subjects.length)) * (1 - ASSEMBLY_SHARE));
  const { feet, missing } = (blocks ? drawStatBlocks : drawEach)(paper, subjects, choices, onDone);
  drawPageFeet(paper, feet);
  const file = new Uint8Array(paper.document.output('arraybuffer'));
  dateFile(file, date);
  const bytes = compactPdf(file);
  progress(1);
  return { bytes, pages: paper.document.getNumberOfPages(), missing };
}

/**
 * Draws the full sheet of each, on separate pages. `onDone` receives the number of sheets done, plus the share of the
 * next.
 */
function drawEach(
  paper: Paper,
  subjects: readonly Subject[],
  choices: PrintChoices,
  onDone: (sheetsDone: number) => void,
): Drawn {
  const { document, tags } = paper;
  const feet: PageFoot[] = [];
  const missing: Lacking[] = [];
  const hasSeveral = subjects.length > 1;
  for (const [i, subject] of subjects.entries()) {
    if (i > 0) document.addPage();
    tags.nextSubject();
    const from = document.getNumberOfPages();
    const name = nameOf(subject);
    const draw = () => {
      const bookmark = hasSeveral ? document.outline.add(null, name, { pageNumber: from }) : null;
      const drawn = drawSheet(paper, subject, choices, bookmark, (share) => onDone(i + share));
      feet.push({ from, to: document.getNumberOfPages(), name, pen: drawn.pen });
      if (drawn.missing.size > 0) missing.push({ name, characters: [...drawn.missing] });
    };
    if (hasSeveral) tags.group('Sect', draw);
    else draw();
  }
  return { feet, missing };
}

/** Returns the document information: names, players and rulesets. */
function documentInfo(subjects: readonly Subject[], what: string): About {
  const distinct = (of: (model: SheetModel) => string) => [...new Set(subjects.map(({ model }) => of(model)))];
  const names = subjects.map(nameOf);
  const unnamed = names.length - MAX_NAMES;
  return {
    title: unnamed > 1 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${unnamed} more` : names.join(', '),
    author: distinct(({ head }) => aboutText(head.player))
      .filter(Boolean)
      .join(', '),
    subject: [subjects.length > 1 ? `${what}s` : what, ...distinct(({ ruleset }) => ruleset.name)].join(', '),
  };
}

/**
 * Draws the sheet of a character from the current page on, followed by the chosen appendices.
 * @param bookmark the parent of the bookmarks of its blocks; null for none
 * @param onStep called with the progress, from 0 to 1
 * @returns the pen of the sheet, for the page footers, and the characters that the font lacks
 */
function drawSheet(
  paper: Paper,
  { model, worked: everyNumber = [], references: chosen = [] }: Subject,
  choices: PrintChoices,
  bookmark: Bookmark | null,
  onStep: (share: number) => void,
): { pen: Pen; missing: ReadonlySet<string> } {
  const { document, area } = paper;
  const { penAt, missing } = penMaker(paper);
  const penAfter = (scale: number) =>
    penAt({ scale: scale * (choices.density === 'compact' ? 0.92 : 1), air: choices.density });

  const frames = portraitFrames(model.head, choices.portrait);
  const { pen, heading, parts } = fitOnPages(document, penAt, model, area, frames, choices);
  const filled = choices.kind === 'sheet'; // A form has no numbers to explain.
  const wanted = { combat: choices.quickReference, feats: choices.feats, odds: choices.odds };
  const references = filled ? chosen.filter(({ id }) => wanted[id]) : [];
  const worked = filled && choices.appendix ? everyNumber : [];
  const steps = parts.length + references.length + (worked.length > 0 ? 1 : 0) + 1;
  let done = 0;
  const step = () => onStep(++done / steps);
  step();

  const page = document.getNumberOfPages();
  heading.draw(pen, area.left, area.top);
  const top = { page, y: area.top + heading.height + pen.sizes.gap };
  placeParts(new Flow(document, pen, area, bookmark), pen, parts, top, step);
  for (const reference of references) {
    drawReference(document, penAt, choices.density, area, reference, bookmark);
    step();
  }
  if (worked.length > 0) {
    drawAppendix(document, penAfter(1), area, worked, bookmark);
    step();
  }
  return { pen, missing };
}

/** Strings of a model that are not printed: ids and keys, and pictures. */
const notDrawn = new Set(['id', 'key', 'itemKey', 'stat', 'data']);

/** Returns the characters of printed sheets that the fonts lack: a PDF has a mark instead. */
export function missingCharacters(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  models: readonly SheetModel[],
  choices: PrintChoices,
): Lacking[] {
  const faces = embedFonts(new JsPdf(), fonts);
  return models.flatMap((fullModel) => {
    const printable = new Printable((codePoint) => drawnByAll(faces, codePoint));
    const model = printedModel(fullModel, choices);
    for (const text of textsIn(choices.kind === 'stat-block' ? statBlock(model) : model)) printable.text(text);
    return printable.missing.size > 0 ? [{ name: nameOf({ model }), characters: [...printable.missing] }] : [];
  });
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    notDrawn.has(name) && typeof value === 'string' ? [] : textsIn(value),
  );
}
