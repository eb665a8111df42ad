import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { printedModel } from '../rules/print/printed-model.ts';
import { compactPdf } from './compact-pdf.ts';
import { dateFile } from './creation-date.ts';
import { drawSheet } from './draw-sheet.ts';
import { drawStatBlocks } from './draw-stat-blocks.ts';
import type { FontFiles } from './fonts.ts';
import { drawPageFeet, type PageFoot } from './page-foot.ts';
import { type About, openPaper, type Paper } from './paper.ts';
import { type Drawn, type Lacking, nameOf, type Subject } from './subject.ts';
import { aboutText } from './text-string.ts';

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
