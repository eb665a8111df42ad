import type { Result } from '../engine/result.ts';
import type { PdfRequest } from './pdf-request.ts';
import type { NamedPages, WrittenPdf } from './write-pdf.ts';

/**
 * A message to the worker. The pages of each character are sent as soon as they are laid out, before the request: a message is
 * copied at once, and copying many would block the page.
 */
export type WorkerMessage = { readonly run: NamedPages } | { readonly request: PdfRequest };

export interface DrawFailure {
  readonly code: 'fonts-missing' | 'failed';
  /** The browser's error with the stack, if there is one: for the console, never for the screen. */
  readonly detail: string;
}

/** The worker's response to a request for a PDF. */
export type DrawResponse = Result<WrittenPdf, DrawFailure>;

/** A progress message: the share done, from 0 to 1. */
export interface DrawProgress {
  readonly share: number;
}
