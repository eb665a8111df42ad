import { useDeferredValue, useMemo } from 'react';
import { unnamed } from '../../character/unnamed.ts';
import type { Lacking } from '../../pdf/subject.ts';
import { usePrintStore } from '../../state/view/print-store.ts';
import { usePrinted, usePrintSubjects, useReading } from '../../state/view/print-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { DialogProgress } from './dialog-progress.tsx';
import { PagePreview } from './page-preview.tsx';
import { useMissing } from './use-missing.ts';
import { usePageCounts } from './use-page-counts.ts';
import { type PdfState, usePdf } from './use-pdf.ts';
import { usePrint } from './use-print.ts';
import './print-dialog.css';

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
  const choices = usePrintStore();
  const { pdf, save, stop } = usePdf(onDownload);
  const missing = useMissing(subjects, choices);
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
        if (!working && !unavailable) void save(subjects, choices);
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
            <PdfNotice pdf={pdf} missing={missing} isSingle={subjects.length === 1} onPrint={print} />
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
  const leftOut = usePrintSubjects((printed) => printed.leftOut);
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
