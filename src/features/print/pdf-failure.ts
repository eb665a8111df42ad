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
      return 'The part of Pointwright that draws it could not be loaded. Check the network, or reload the page.';
    case 'fonts-missing':
      return 'Its typeface could not be loaded. Check the network, and try again.';
    case 'failed':
      return 'This is a fault in Pointwright, not in your character.';
  }
}
