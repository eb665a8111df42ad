import { useRef, useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';
import { announce } from '../../ui/announce.ts';
import { pdfName } from './file-names.ts';
import { makePdf } from './make-pdf.ts';
import { describePdfFailure, type PdfFailure, pdfFailureOf } from './pdf-failure.ts';

/** The state of saving a PDF. */
export type PdfState =
  | { readonly state: 'not-begun' }
  /** `share` of the work done, from 0 to 1, if known. */
  | { readonly state: 'working'; readonly share: number | undefined }
  | { readonly state: 'stopped'; readonly words: string }
  | { readonly state: 'saved'; readonly words: string; readonly missing: readonly Lacking[] }
  /** `why` is a sentence. */
  | { readonly state: 'failed'; readonly why: string };

/**
 * Makes the PDF and downloads it.
 * @param onDownload receives the file and its name
 * @returns the state, and functions that start saving and stop it
 */
export function usePdf(onDownload: (file: Blob, name: string) => void) {
  const [pdf, setPdf] = useState<PdfState>({ state: 'not-begun' });
  const stopping = useRef<AbortController>(undefined);
  const update = (to: PdfState, words: string) => {
    setPdf(to);
    announce(words, 'pdf');
  };
  const fail = (failure: PdfFailure, detail: unknown) => {
    console.error('The PDF could not be made:', detail);
    update({ state: 'failed', why: describePdfFailure(failure) }, 'The PDF could not be made');
  };
  const save = async (subjects: readonly PrintSubject[], choices: PrintChoices) => {
    update({ state: 'working', share: undefined }, 'Making the PDF');
    const controller = new AbortController();
    const { signal } = controller;
    stopping.current = controller;
    const showProgress = (share: number) => {
      if (!signal.aborted) setPdf({ state: 'working', share });
    };
    try {
      const result = await makePdf(subjects, choices, showProgress, signal);
      if (!result) {
        const words = 'Stopped: no file was saved';
        return update({ state: 'stopped', words }, words);
      }
      if (!result.ok) return fail(result.code, result.detail);
      const models = subjects.map(({ model }) => model);
      onDownload(new Blob([result.bytes], { type: 'application/pdf' }), pdfName(models, choices.kind));
      const words = `Saved: ${result.pages === 1 ? '1 page' : `${result.pages} pages`}, ${formatFileSize(result.bytes.length)}`;
      update({ state: 'saved', words, missing: result.missing }, words);
    } catch (error) {
      fail(pdfFailureOf(error), error);
    }
  };
  return { pdf, save, stop: () => stopping.current?.abort() };
}

const formatFileSize = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
