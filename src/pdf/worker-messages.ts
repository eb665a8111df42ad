import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { DrawnSheets, DrawOptions } from './draw-sheets.ts';
import type { Lacking, Subject } from './subject.ts';

/** What the page asks of the worker: a PDF, or only what it could not show. */
export type PdfRequest =
  | { readonly ask: 'draw'; readonly subjects: readonly Subject[]; readonly options: DrawOptions }
  | { readonly ask: 'check'; readonly models: readonly SheetModel[]; readonly choices: PrintChoices };

export interface DrawFailure {
  readonly ok: false;
  readonly code: 'fonts-missing' | 'failed';
  /** What the browser reported, with the stack where there is one: for the console, never for the screen. */
  readonly detail: string;
}

/** What the worker answers. */
export type DrawAnswer = ({ readonly ok: true } & DrawnSheets) | DrawFailure;

/** The characters that the font lacks, by sheet. */
export type CheckAnswer = { readonly ok: true; readonly missing: readonly Lacking[] } | DrawFailure;

/** What it says meanwhile: how much is done, from 0 to 1. */
export interface DrawProgress {
  readonly share: number;
}
