import { useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';
import { announce } from '../../ui/announce.ts';
import { pdfName } from './file-names.ts';
import { makePdf } from './make-pdf.ts';
import { type PdfFailure, pdfFailureOf, pdfFailureWords } from './pdf-failure.ts';

/** How far the saving is. */
export type PdfState =
  | { readonly state: 'not-begun' }
  /** `share` of the work, from 0 to 1, where it is known. */
  | { readonly state: 'working'; readonly share: number | undefined }
  | { readonly state: 'saved'; readonly words: string; readonly missing: readonly Lacking[] }
  /** `why` is a sentence. */
  | { readonly state: 'failed'; readonly why: string };

/**
 * Makes the PDF and gives it to the browser.
 * @param onDownload takes the file and its name
 * @returns how far it is, a function that begins, and one that forgets how it ended
 */
export function usePdf(onDownload: (file: Blob, name: string) => void) {
  const [pdf, setPdf] = useState<PdfState>({ state: 'not-begun' });
  const tell = (to: PdfState, words: string) => {
    setPdf(to);
    announce(words, 'pdf');
  };
  const failed = (failure: PdfFailure, detail: unknown) => {
    console.error('The PDF could not be made:', detail);
    tell({ state: 'failed', why: pdfFailureWords(failure) }, 'The PDF could not be made');
  };
  const save = async (subjects: readonly PrintSubject[], choices: PrintChoices) => {
    tell({ state: 'working', share: undefined }, 'Making the PDF');
    try {
      const made = await makePdf(subjects, choices, (share) => setPdf({ state: 'working', share }));
      if (!made.ok) return failed(made.code, made.detail);
      const models = subjects.map(({ sheet }) => buildModel(sheet));
      onDownload(new Blob([made.bytes], { type: 'application/pdf' }), pdfName(models, choices.kind));
      const words = `Saved: ${made.pages === 1 ? '1 page' : `${made.pages} pages`}, ${sizeWords(made.bytes.length)}`;
      tell({ state: 'saved', words, missing: made.missing }, words);
    } catch (error) {
      failed(pdfFailureOf(error), error);
    }
  };
  return { pdf, save };
}

const sizeWords = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
