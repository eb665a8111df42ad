import type { Result } from '../engine/result.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import type { DrawnSheets, DrawOptions } from './draw-sheets.ts';
import type { Lacking, Subject } from './subject.ts';

/** A request to the worker about the subjects it was sent: for a PDF, or only for the characters that it could not show. */
export type PdfRequest =
  | { readonly ask: 'draw'; readonly options: DrawOptions }
  | { readonly ask: 'check'; readonly choices: PrintChoices };

/**
 * A message to the worker. Subjects are sent one at a time, before the request: a message is copied at once, and copying many
 * would block the page.
 */
export type WorkerMessage = { readonly subject: Subject } | PdfRequest;

export interface DrawFailure {
  readonly code: 'fonts-missing' | 'failed';
  /** The browser's error with the stack, if there is one: for the console, never for the screen. */
  readonly detail: string;
}

/** The worker's response to a request for a PDF. */
export type DrawResponse = Result<DrawnSheets, DrawFailure>;

/** The worker's response to a check: the characters that the font lacks, by sheet. */
export type CheckResponse = Result<readonly Lacking[], DrawFailure>;

/** A progress message: the share done, from 0 to 1. */
export interface DrawProgress {
  readonly share: number;
}
