import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toFileName } from '../../character/file/character-file.ts';
import type { Lacking } from '../../pdf/subject.ts';
import type { DrawFailure } from '../../pdf/worker-messages.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { announce } from '../../ui/announce.ts';
import { isNotLoaded } from '../failure/failure.ts';
import { makePdf, type PdfOutcome } from './make-pdf.ts';

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

/** The file name for a PDF: "John-Falcon.pdf", "12-characters.pdf", "Man-to-Man-form.pdf"; of an encounter its name. */
function pdfName(subjects: readonly PrintSubject[], kind: PrintChoices['kind']): string {
  const models = subjects.map(({ model }) => model);
  const [first] = models;
  const encounter = subjects[0]?.turnOrder?.title;
  if (encounter !== undefined) return toFileName(encounter, 'pdf');
  const name = models.length > 1 ? '' : (first?.head.fileName ?? '');
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

/** A PDF in the making, for the player or before the player asks for it. */
interface Making {
  readonly subjects: readonly PrintSubject[];
  readonly choices: PrintChoices;
  /** Null if it was stopped. */
  readonly made: Promise<PdfOutcome | null>;
  readonly stop: () => void;
  /** The share of the work done, from 0 to 1, if known, and who is shown it. */
  share: number | undefined;
  onShare: (share: number) => void;
  /** The player has asked for it. */
  isWanted: boolean;
}

function beginMaking(subjects: readonly PrintSubject[], choices: PrintChoices): Making {
  const controller = new AbortController();
  const making: Making = {
    subjects,
    choices,
    made: Promise.resolve()
      .then(() => makePdf(subjects, choices, (share) => making.onShare(share), controller.signal))
      .then((drawn) => (controller.signal.aborted ? null : drawn)),
    stop: () => controller.abort(),
    share: undefined,
    onShare: (share) => {
      making.share = share;
    },
    isWanted: false,
  };
  return making;
}

/** Milliseconds without a change before a PDF is made once more. */
const changeDelay = 150;

/**
 * Makes the PDF of the subjects and downloads it. If the player came to save (`isExpected`), the PDF of a single sheet is made
 * beforehand, and is ready when the button is pressed; several take too long.
 * @param onDownload receives the file and its name
 * @returns the state, and functions that start saving and stop it
 */
export function usePdf(
  subjects: readonly PrintSubject[],
  choices: PrintChoices,
  isExpected: boolean,
  onDownload: (file: Blob, name: string) => void,
) {
  const [pdf, setPdf] = useState<PdfState>({ state: 'not-begun' });
  const latest = useRef<Making>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);

  // Before the preview is laid out, which keeps the page busy.
  useLayoutEffect(() => {
    if (!isExpected) return;
    const loading = import('../../pdf/save-pdf.ts');
    loading.then(({ startWorker }) => startWorker()).catch(() => undefined); // saving reports the failure
    return () => void loading.then(({ dropWorker }) => dropWorker()).catch(() => undefined);
  }, [isExpected]);

  useEffect(() => {
    const stopping = new AbortController(); // when the subjects or choices have changed
    if (!isExpected || subjects.length !== 1) return;
    // The button may be pressed at once: nothing has changed yet that could change again.
    const delay = isFirst.current ? 0 : changeDelay;
    isFirst.current = false;
    timer.current = setTimeout(() => {
      const making = beginMaking(subjects, choices);
      latest.current = making;
      stopping.signal.addEventListener('abort', () => making.isWanted || making.stop());
      making.made.catch(() => undefined); // saving reports the failure
    }, delay);
    return () => {
      stopping.abort();
      clearTimeout(timer.current);
    };
  }, [subjects, choices, isExpected]);

  const update = (to: PdfState, words: string) => {
    setPdf(to);
    announce(words, 'pdf');
  };
  const fail = (failure: PdfFailure, detail: unknown) => {
    console.error('The PDF could not be made:', detail);
    update({ state: 'failed', why: describePdfFailure(failure) }, 'The PDF could not be made');
  };
  /** Waits for a PDF and shows how far it is. Null if the player stopped it. */
  const waitFor = (making: Making) => {
    latest.current = making;
    making.isWanted = true;
    making.onShare = (share) => {
      if (latest.current === making) setPdf({ state: 'working', share });
    };
    if (making.share !== undefined) making.onShare(making.share);
    return making.made;
  };
  const save = async () => {
    clearTimeout(timer.current);
    update({ state: 'working', share: undefined }, 'Making the PDF');
    const early = latest.current;
    try {
      const isReady = early?.subjects === subjects && early.choices === choices;
      const ready = isReady ? await waitFor(early).catch(() => undefined) : undefined;
      // An early failure, for example without a network, is retried.
      const result = ready === null || ready?.ok ? ready : await waitFor(beginMaking(subjects, choices));
      if (!result?.ok) latest.current = undefined;
      if (!result) {
        const words = 'Stopped: no file was saved';
        return update({ state: 'stopped', words }, words);
      }
      if (!result.ok) return fail(result.error.code, result.error.detail);
      onDownload(new Blob([result.value.bytes], { type: 'application/pdf' }), pdfName(subjects, choices.kind));
      const words = `Saved: ${result.value.pages === 1 ? '1 page' : `${result.value.pages} pages`}, ${formatFileSize(result.value.bytes.length)}`;
      update({ state: 'saved', words, missing: result.value.missing }, words);
    } catch (error) {
      latest.current = undefined;
      fail(pdfFailureOf(error), error);
    }
  };
  return { pdf, save, stop: () => latest.current?.stop() };
}

const formatFileSize = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
