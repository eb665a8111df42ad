import type { DrawFailure } from '../../pdf/worker-messages.ts';
import { isNotLoaded } from '../failure/not-loaded.ts';

/** Why there is no PDF: the PDF code or its typeface was not loaded, or drawing failed. */
export type PdfFailure = 'not-loaded' | DrawFailure['code'];

/** Classifies an error thrown while a PDF was being made. */
export const pdfFailureOf = (thrown: unknown): PdfFailure => (isNotLoaded(thrown) ? 'not-loaded' : 'failed');

/** The reason as a sentence for the screen; the browser's own message goes to the console only. */
export function describePdfFailure(failure: PdfFailure): string {
  switch (failure) {
    case 'not-loaded':
      return 'The PDF generator could not be loaded. Check your connection, or reload the page.';
    case 'fonts-missing':
      return 'The PDF font could not be loaded. Check your connection and try again.';
    case 'failed':
      return 'This is a bug in Pointwright, not a problem with your character.';
  }
}
