import { useRef, useState } from 'react';
import { toFileName } from '../../character/file/serialize-file.ts';
import type { Lacking } from '../../pdf/subject.ts';
import type { DrawFailure } from '../../pdf/worker-messages.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { announce } from '../../ui/announce.ts';
import { isNotLoaded } from '../failure/failure.ts';
import { makePdf } from './make-pdf.ts';

/** Why there is no PDF: the PDF code or its typeface was not loaded, or drawing failed. */
type PdfFailure = 'not-loaded' | DrawFailure['code'];

/** Classifies an error thrown while a PDF was being made. */
const pdfFailureOf = (thrown: unknown): PdfFailure => (isNotLoaded(thrown) ? 'not-loaded' : 'failed');

/** The reason as a sentence for the screen; the browser's own message goes to the console only. */
function describePdfFailure(failure: PdfFailure): string {
  switch (failure) {
    case 'not-loaded':
      return 'The PDF generator could not be loaded. Check your connection, or reload the page.';
    case 'fonts-missing':
      return 'The PDF font could not be loaded. Check your connection and try again.';
    case 'failed':
      return 'This is a bug in Pointwright, not a problem with your character.';
  }
}

/** The file name for a PDF of characters: "John-Falcon.pdf", "12-characters.pdf", "Man-to-Man-form.pdf". */
function pdfName(models: readonly SheetModel[], kind: PrintChoices['kind']): string {
  const [first] = models;
  const name = models.length > 1 ? '' : (first?.head.name ?? '');
  const count = models.length > 1 ? `${models.length}` : '';
  switch (kind) {
    case 'sheet':
      return toFileName(count ? `${count} characters` : name, 'pdf');
    case 'stat-block':
      return toFileName(count ? `${count} stat blocks` : `${name} stat block`, 'pdf');
    case 'form':
      return toFileName(`${first?.ruleset.name ?? ''} form`, 'pdf');
  }
}

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
      if (!result.ok) return fail(result.error.code, result.error.detail);
      const models = subjects.map(({ model }) => model);
      onDownload(new Blob([result.value.bytes], { type: 'application/pdf' }), pdfName(models, choices.kind));
      const words = `Saved: ${result.value.pages === 1 ? '1 page' : `${result.value.pages} pages`}, ${formatFileSize(result.value.bytes.length)}`;
      update({ state: 'saved', words, missing: result.value.missing }, words);
    } catch (error) {
      fail(pdfFailureOf(error), error);
    }
  };
  return { pdf, save, stop: () => stopping.current?.abort() };
}

const formatFileSize = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
