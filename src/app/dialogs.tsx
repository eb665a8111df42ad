import { lazy, Suspense } from 'react';
import { download } from '../features/file/download.ts';
import { chooseFile, openText } from '../features/file/open-text.ts';
import { openDialog, useViewStore } from '../state/view-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { readyMade } from './ready-made.ts';

const PickAnything = lazy(async () => ({ default: (await import('../features/pick/pick-anything.tsx')).PickAnything }));
const StartDialog = lazy(async () => ({ default: (await import('../features/start/start-dialog.tsx')).StartDialog }));
const AboutDialog = lazy(async () => ({ default: (await import('../features/about/about-dialog.tsx')).AboutDialog }));
const FindingsPanel = lazy(async () => ({
  default: (await import('../features/findings/findings-panel.tsx')).FindingsPanel,
}));
const FileReportDialog = lazy(async () => ({
  default: (await import('../features/file/file-report-dialog.tsx')).FileReportDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('../features/history/history-dialog.tsx')).HistoryDialog,
}));
const OutputsDialog = lazy(async () => ({
  default: (await import('../features/outputs/outputs-dialog.tsx')).OutputsDialog,
}));
const PrintDialog = lazy(async () => ({ default: (await import('../features/print/print-dialog.tsx')).PrintDialog }));
const ExplainPanel = lazy(async () => ({
  default: (await import('../features/explain/explain-panel.tsx')).ExplainPanel,
}));

const close = () => openDialog(null);

/** The dialog that is open, and over it the explanation of a number. Each is loaded when it is first wanted. */
export function Dialogs() {
  const dialog = useViewStore((view) => view.dialog);
  const explaining = useViewStore((view) => view.explaining.length > 0);
  return (
    <>
      <ErrorBoundary name="This dialog" resetBy={dialog}>
        <Suspense>
          {dialog === 'pick' && <PickAnything onClose={close} />}
          {dialog === 'start' && (
            <StartDialog readyMade={readyMade} onOpenText={openText} onChooseFile={chooseFile} onClose={close} />
          )}
          {dialog === 'about' && <AboutDialog onClose={close} />}
          {dialog === 'findings' && <FindingsPanel onClose={close} />}
          {dialog === 'open-file' && <FileReportDialog onClose={close} />}
          {dialog === 'history' && <HistoryDialog onClose={close} />}
          {(dialog === 'print' || dialog === 'pdf') && (
            <PrintDialog action={dialog} onDownload={download} onClose={close} />
          )}
          {dialog === 'outputs' && <OutputsDialog onDownload={download} onClose={close} />}
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary name="The explanation" resetBy={explaining}>
        <Suspense>{explaining && <ExplainPanel />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
