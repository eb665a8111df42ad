import { useEffect } from 'react';
import { withoutBidiControls } from '../../character/bidi-controls.ts';
import { hasOriginal } from '../../character/origin.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GcsReportBody } from './gcs-report-body.tsx';

/** The report on the import of the open character from a file of GCS; nothing where it is from none. */
export function GcsReportDialog({ onClose }: { onClose: () => void }) {
  const origin = useCharacterStore(({ saved }) => saved.character.origin);
  // The explanation of a number leads to the forms, which are below the dialog.
  useEffect(
    () =>
      useViewStore.subscribe(({ target }, before) => {
        if (target !== null && target !== before.target) onClose();
      }),
    [onClose],
  );
  if (!origin?.report) return null;
  return (
    <Dialog
      title="Import report"
      size="large"
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <GcsReportBody report={withoutBidiControls(origin.report)} isFileKept={hasOriginal(origin)} />
    </Dialog>
  );
}
