import type { SheetModel } from '../rules/sheet-model.ts';
import type { DrawnSheet, DrawOptions } from './draw-sheet.ts';

/** What the page asks of the worker: a PDF, or only what it could not show. */
export type PdfRequest =
  | { readonly ask: 'draw'; readonly model: SheetModel; readonly options: DrawOptions }
  | { readonly ask: 'check'; readonly model: SheetModel };

export interface DrawFailure {
  readonly ok: false;
  readonly code: 'fonts-missing' | 'failed';
  /** What the browser said, for a report of the problem. */
  readonly detail: string;
}

/** What the worker answers. */
export type DrawAnswer = ({ readonly ok: true } & DrawnSheet) | DrawFailure;

/** The characters that the font lacks, each once. */
export type CheckAnswer = { readonly ok: true; readonly missing: readonly string[] } | DrawFailure;

/** What it says meanwhile: how many of all steps are done. */
export interface DrawProgress {
  readonly done: number;
  readonly all: number;
}
