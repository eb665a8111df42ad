import type { DrawFailure } from '../../pdf/worker-messages.ts';
import { isNotLoaded } from '../failure/not-loaded.ts';

/** Why there is no PDF: what draws it was not loaded, its typeface was not loaded, or drawing failed. */
export type PdfFailure = 'not-loaded' | DrawFailure['code'];

/** What was thrown while a PDF was being made, as a reason that has a sentence. */
export const pdfFailureOf = (thrown: unknown): PdfFailure => (isNotLoaded(thrown) ? 'not-loaded' : 'failed');

/** The reason as a sentence for the screen. What the browser reported is for the console alone. */
export function pdfFailureWords(failure: PdfFailure): string {
  switch (failure) {
    case 'not-loaded':
      return 'The part of Pointwright that draws it could not be loaded. Check the network, or reload the page.';
    case 'fonts-missing':
      return 'Its typeface could not be loaded. Check the network, and try again.';
    case 'failed':
      return 'This is a fault in Pointwright, not in your character.';
  }
}
