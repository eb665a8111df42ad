import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { unnamed } from '../../character/character.ts';
import type { Lacking } from '../../pdf/subject.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldToMain } from '../../state/view/idle.ts';
import { startPreparing, stopPreparing } from '../../state/view/print-preparation.ts';
import {
  type ReadingProgress,
  stopReading,
  usePrintChoices,
  usePrinted,
  useReading,
} from '../../state/view/print-subjects.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { areReferencesLoaded, loadReferences } from './chosen-references.ts';
import { PagePreview } from './page-preview.tsx';
import { runsOf } from './page-run.ts';
import { type PageCounts, usePageCounts } from './use-page-counts.ts';
import { type PdfState, usePdf } from './use-pdf.ts';
import './print-dialog.css';

/**
 * Prints the subjects. Several sheets are prepared first, which ends when the choices change or the dialog is closed.
 * @returns how many sheets are prepared, of how many (null while none are), and functions that print and stop preparing
 */
function usePrint(subjects: readonly PrintSubject[], choices: PrintChoices) {
  const phase = useViewStore((view) => view.printPreparation.phase);
  const all = useViewStore(({ printPreparation: { runs } }) => runs.length);
  const ready = useViewStore((view) => view.printPreparation.ready);
  useEffect(() => {
    if (phase !== 'complete') return;
    let active = true;
    const callBrowser = () => {
      if (!active) return;
      window.print();
      stopPreparing(); // a browser that printed has removed them, or does so later
    };
    yieldToMain().then(callBrowser, console.error); // because React cannot draw for the printer during an effect
    return () => {
      active = false;
    };
  }, [phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is prepared is outdated when they change.
  useEffect(() => stopPreparing, [subjects, choices]);
  const print = () => {
    const sheets = subjects.map(({ sheet }) => sheet);
    if (areReferencesLoaded(sheets, choices)) printLoaded();
    else loadReferences(sheets, choices).then(printLoaded, printLoaded); // a sheet without them says so
  };
  const printLoaded = () => {
    const runs = runsOf(subjects, choices);
    if (runs.length <= 1) window.print();
    else if (phase !== 'preparing') {
      startPreparing(runs, choices);
      announce('Preparing to print', 'print');
    }
  };
  const stop = () => {
    stopPreparing();
    announce('Stopped: nothing was printed', 'print');
  };
  const preparation = phase === 'preparing' || phase === 'complete' ? { all, ready } : null;
  return { preparation, print, stop };
}

interface DialogProgressProps {
  readonly pdf: PdfState;
  readonly onStopPdf: () => void;
  readonly reading: ReadingProgress | null;
  readonly printing: ReturnType<typeof usePrint>;
  readonly counts: PageCounts;
}

/**
 * The action in progress, its progress, and a button that stops it, next to the buttons of the dialog; or the finished
 * action.
 */
function DialogProgress({ pdf, onStopPdf, reading, printing, counts }: DialogProgressProps) {
  if (reading) return <Working what="Reading" done={reading.done} all={reading.all} onStop={stopReading} />;
  if (pdf.state === 'working') return <Working what="Making the PDF" done={pdf.share} all={1} onStop={onStopPdf} />;
  if (printing.preparation) {
    const { ready, all } = printing.preparation;
    return <Working what="Preparing to print" done={ready} all={all} onStop={printing.stop} />;
  }
  const { runs, counted, isCounting, isStopped, stop, resume } = counts;
  return (
    <>
      {(pdf.state === 'saved' || pdf.state === 'stopped') && <p className="print-dialog-said">{pdf.words}</p>}
      {isCounting && runs.length > 1 && (
        <Working what="Counting pages" done={counted} all={runs.length} onStop={stop} />
      )}
      {isStopped && (
        <p className="print-dialog-said">
          Counted: {counted} of {runs.length}{' '}
          <Button size="small" onClick={resume}>
            Count pages
          </Button>
        </p>
      )}
    </>
  );
}

interface WorkingProps {
  /** "Counting pages". */
  readonly what: string;
  /** How much is done; undefined if that is not known. */
  readonly done: number | undefined;
  /** A number of things, which are named, or 1 for the whole of something. */
  readonly all: number;
  readonly onStop: () => void;
}

/** Not a live region: the steps are shown, and only the beginning and the end are announced. */
function Working({ what, done, all, onStop }: WorkingProps) {
  const stopButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = stopButton.current;
    return () => {
      if (button && button === document.activeElement) focusMainButton(button);
    };
  }, []);
  return (
    <p className="print-dialog-said">
      <span>{all > 1 ? `${what}: ${done} of ${all}` : `${what}…`}</span>{' '}
      <progress aria-label={what} max={all} value={done} />{' '}
      <Button ref={stopButton} size="small" onClick={onStop}>
        Stop
      </Button>
    </p>
  );
}

/** Moves the focus from a button that is about to vanish. */
function focusMainButton(from: HTMLElement): void {
  from.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

interface PrintDialogProps {
  /** The action that the player chose: its button is the primary one. */
  readonly action: 'print' | 'pdf';
  /** Downloads a file. */
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

/** The choices for printing or saving as PDF, with a preview of the pages. */
export function PrintDialog({ action, onDownload, onClose }: PrintDialogProps) {
  const subjects = usePrinted();
  const models = useMemo(() => subjects.map(({ model }) => model), [subjects]);
  const reading = useReading();
  const choices = usePrintChoices();
  const { pdf, save, stop } = usePdf(subjects, choices, action === 'pdf', onDownload);
  const printing = usePrint(subjects, choices);
  const isPreparing = printing.preparation !== null;
  // A huge sheet takes a moment: deferred, so that the form shows a choice at once.
  const shownChoices = useDeferredValue(choices);
  const shownSubjects = useDeferredValue(subjects);
  const counts = usePageCounts(shownSubjects, shownChoices, reading !== null, isPreparing);
  const unavailable = subjects.length === 0 || reading !== null;
  const print = () => {
    if (!unavailable) printing.print();
  };
  const working = pdf.state === 'working';
  const buttons = [
    <Button
      key="print"
      icon="print"
      variant={action === 'print' ? 'primary' : 'plain'}
      data-autofocus={action === 'print' || undefined}
      aria-disabled={unavailable || isPreparing}
      onClick={print}
    >
      Print
    </Button>,
    <Button
      key="pdf"
      icon="download"
      variant={action === 'pdf' ? 'primary' : 'plain'}
      data-autofocus={action === 'pdf' || undefined}
      aria-disabled={working || unavailable}
      onClick={() => {
        if (!working && !unavailable) void save();
      }}
    >
      Save as PDF
    </Button>,
  ];
  return (
    <Dialog
      title="Print or save as PDF"
      size="large"
      className="print-dialog"
      onClose={onClose}
      footer={
        <>
          <div className="print-dialog-notices">
            <PdfNotice pdf={pdf} missing={counts.missing} isSingle={subjects.length === 1} onPrint={print} />
            <LeftOutNotice />
          </div>
          <DialogProgress pdf={pdf} onStopPdf={stop} reading={reading} printing={printing} counts={counts} />
          {action === 'print' ? buttons.toReversed() : buttons}
        </>
      }
    >
      <div className="print-dialog-parts">
        <ChoicesForm models={models} />
        {counts.runs.length > 0 ? (
          <PagePreview choices={shownChoices} counts={counts} />
        ) : (
          <p className="print-dialog-nobody">{reading ? 'Reading…' : 'Choose whose sheets to print.'}</p>
        )}
      </div>
    </Dialog>
  );
}

/** The characters that could not be read, and why. */
function LeftOutNotice() {
  const leftOut = useViewStore((view) => view.printSubjects.leftOut);
  if (leftOut.length === 0) return null;
  return (
    <Notice
      kind="attention"
      title={leftOut.length === 1 ? '1 character is left out' : `${leftOut.length} are left out`}
      live
    >
      {leftOut.map(({ id, name, reason }) => (
        <p key={id}>
          {name || unnamed}: {reason}
        </p>
      ))}
    </Notice>
  );
}

interface PdfNoticeProps {
  readonly pdf: PdfState;
  /** Unicode characters that the PDF's typeface lacks. */
  readonly missing: readonly Lacking[];
  /** The PDF is of a single character, whose name need not be mentioned. */
  readonly isSingle: boolean;
  readonly onPrint: () => void;
}

/** The failure of the PDF, or a warning about missing letters. */
function PdfNotice({ pdf, missing, isSingle, onPrint }: PdfNoticeProps) {
  const printButton = (
    <Button size="small" icon="print" onClick={onPrint}>
      Print instead
    </Button>
  );
  if (pdf.state === 'failed') {
    return (
      <Notice kind="problem" title="The PDF could not be made" actions={printButton} live>
        {pdf.why} Printing to “Save as PDF” makes the same sheet.
      </Notice>
    );
  }
  const lacking = pdf.state === 'saved' ? pdf.missing : missing;
  if (lacking.length === 0) return null;
  return (
    <Notice kind="attention">
      The PDF font has no {describeLacking(lacking, isSingle)}; a placeholder is shown instead. Printing shows them.
    </Notice>
  );
}

/** "日 本", or with several "日 本 (Žofia); 戦 (Ольга)". */
const describeLacking = (lacking: readonly Lacking[], isSingle: boolean): string =>
  lacking
    .map(({ name, characters }) => (isSingle ? characters.join(' ') : `${characters.join(' ')} (${name})`))
    .join('; ');
