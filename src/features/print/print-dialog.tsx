import { usePrintStore } from '../../state/print-store.ts';
import { useSheet } from '../../state/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { useMissing } from './use-missing.ts';
import { type PdfState, usePdf } from './use-pdf.ts';
import './print-dialog.css';

interface PrintDialogProps {
  /** What the player came for: its button is the main one. */
  readonly action: 'print' | 'pdf';
  /** Gives the browser a file to keep. */
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

/** How the sheet is printed or saved as PDF, with the pages as they will be. */
export function PrintDialog({ action, onDownload, onClose }: PrintDialogProps) {
  const sheet = useSheet((all) => all);
  const choices = usePrintStore();
  const { pdf, save } = usePdf(onDownload);
  const missing = useMissing(sheet.model);
  const print = () => window.print();
  const working = pdf.state === 'working';
  const buttons = [
    <Button
      key="print"
      icon="print"
      variant={action === 'print' ? 'primary' : 'plain'}
      data-autofocus={action === 'print' || undefined}
      onClick={print}
    >
      Print
    </Button>,
    <Button
      key="pdf"
      icon="download"
      variant={action === 'pdf' ? 'primary' : 'plain'}
      data-autofocus={action === 'pdf' || undefined}
      aria-disabled={working}
      onClick={() => {
        if (!working) void save(sheet, choices);
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
          <Progress pdf={pdf} />
          {action === 'print' ? buttons.toReversed() : buttons}
        </>
      }
    >
      <PdfNotice pdf={pdf} missing={missing} onPrint={print} />
      <div className="print-dialog-parts">
        <ChoicesForm model={sheet.model} />
        <PagePreview sheet={sheet} choices={choices} />
      </div>
    </Dialog>
  );
}

/** How far it is, beside the buttons. */
function Progress({ pdf }: { readonly pdf: PdfState }) {
  if (pdf.state === 'saved') return <p className="print-dialog-said">{pdf.words}</p>;
  if (pdf.state !== 'working') return null;
  return (
    <p className="print-dialog-said">
      Making the PDF… <progress aria-label="Making the PDF" max={1} value={pdf.share} />
    </p>
  );
}

interface PdfNoticeProps {
  readonly pdf: PdfState;
  /** Characters that the PDF will lack. */
  readonly missing: readonly string[];
  readonly onPrint: () => void;
}

/** What will not go, or did not go, as it should. */
function PdfNotice({ pdf, missing, onPrint }: PdfNoticeProps) {
  const instead = (
    <Button size="small" icon="print" onClick={onPrint}>
      Print instead
    </Button>
  );
  if (pdf.state === 'failed') {
    return (
      <Notice kind="problem" title="The PDF could not be made" actions={instead} live>
        {pdf.why} Printing, with “Save as PDF” as the printer, makes the same sheet.
      </Notice>
    );
  }
  const lacking = pdf.state === 'saved' ? pdf.missing : missing;
  if (lacking.length === 0) return null;
  return (
    <Notice kind="attention" title="Some characters are not in the PDF" actions={instead}>
      Its typeface has no {lacking.join(' ')}: a mark stands in their place. Printing from the browser has them.
    </Notice>
  );
}
