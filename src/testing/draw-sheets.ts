import type { jsPDF } from 'jspdf';
import type { FontFiles } from '../pdf/fonts.ts';
import { layOutPages } from '../pdf/lay-out-pages.ts';
import { pdfRequest } from '../pdf/pdf-request.ts';
import type { Subject } from '../pdf/subject.ts';
import { type Progress, writePdf } from '../pdf/write-pdf.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';

interface DrawOptions {
  readonly choices: PrintChoices;
  readonly date: Date;
}

/** Makes the PDF of sheets or stat blocks in one go, as the page and its worker do together. */
export function drawSheets(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  subjects: readonly Subject[],
  { choices, date }: DrawOptions,
  progress?: Progress,
) {
  const runs = choices.kind === 'stat-block' ? [subjects] : subjects.map((subject) => [subject]);
  const laidOut = runs.map((run) => layOutPages(run, choices));
  const missing = laidOut.flatMap((run) => run.missing);
  return { ...writePdf(JsPdf, fonts, laidOut, pdfRequest(subjects, laidOut, choices, date), progress), missing };
}
