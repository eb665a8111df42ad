import { useLayoutEffect, useRef } from 'react';
import { type Reading, stopReading } from '../../state/view/print-subjects.ts';
import { Button } from '../../ui/button.tsx';
import type { PageCounts } from './use-page-counts.ts';
import type { PdfState } from './use-pdf.ts';
import type { usePrint } from './use-print.ts';

interface DialogProgressProps {
  readonly pdf: PdfState;
  readonly onStopPdf: () => void;
  readonly reading: Reading | null;
  readonly printing: ReturnType<typeof usePrint>;
  readonly counts: PageCounts;
}

/** What is being done, how far it is, and a button that stops it, next to the buttons of the dialog; or what has been done. */
export function DialogProgress({ pdf, onStopPdf, reading, printing, counts }: DialogProgressProps) {
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
