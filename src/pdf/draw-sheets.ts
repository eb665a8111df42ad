import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import type { FontFiles } from './fonts.ts';
import { layOutPages } from './lay-out-pages.ts';
import { aboutText, compactPdf, dateFile } from './pdf-file.ts';
import { type Lacking, nameOf, type Subject } from './subject.ts';
import { type About, writePdf } from './write-pdf.ts';

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
const assemblyShare = 0.3;
/** The most names in the title of the file; further ones are only counted. */
const maxNames = 4;

/**
 * Draws the sheets or the stat blocks of characters, one after the other, as one tagged PDF with embedded fonts. Does
 * not depend on a browser: jsPDF and the fonts are parameters. Each of several characters has its own bookmarks and
 * tags; a single one has only those of its sheet.
 */
export function drawSheets(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  subjects: readonly Subject[],
  { choices, date }: DrawOptions,
  progress: Progress = () => undefined,
): DrawnSheets {
  const { pages, missing } = layOutPages(subjects, choices, (share) => progress(share * (1 - assemblyShare)));
  const document = writePdf(JsPdf, fonts, pages, documentInfo(subjects, choices.kind));
  const file = new Uint8Array(document.output('arraybuffer'));
  dateFile(file, date);
  const bytes = compactPdf(file);
  progress(1);
  return { bytes, pages: pages.count, missing };
}

/** Returns the document information: names, players and rulesets. */
function documentInfo(subjects: readonly Subject[], kind: PrintChoices['kind']): About {
  const what = kind === 'stat-block' ? 'Stat block' : 'Character sheet';
  const distinct = (of: (model: SheetModel) => string) => [...new Set(subjects.map(({ model }) => of(model)))];
  const names = subjects.map(nameOf);
  const unnamed = names.length - maxNames;
  return {
    title: unnamed > 1 ? `${names.slice(0, maxNames).join(', ')} and ${unnamed} more` : names.join(', '),
    author: distinct(({ head }) => aboutText(head.player))
      .filter(Boolean)
      .join(', '),
    subject: [subjects.length > 1 ? `${what}s` : what, ...distinct(({ ruleset }) => ruleset.name)].join(', '),
  };
}
