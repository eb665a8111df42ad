import { keepBoth, keepMine } from '../../state/open-record.ts';
import { storeNow } from '../../state/saver.ts';
import { savingReason } from '../../state/saving-reason.ts';
import { useSavingStore } from '../../state/saving-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the character is not stored, and what can be done about it. Goes away by itself when it is. */
export function SavingProblem({ onDownload }: { onDownload: () => void }) {
  const saving = useSavingStore();
  if (saving.state !== 'failed') return null;
  const elsewhere = saving.problem.code === 'saved-elsewhere';
  return (
    <Notice
      kind="problem"
      live
      title="Not saved"
      actions={
        <>
          <Button size="small" icon="download" onClick={onDownload}>
            Save as file
          </Button>
          {elsewhere ? (
            <>
              <Button size="small" onClick={keepBoth}>
                Keep both
              </Button>
              <Button size="small" onClick={keepMine}>
                Keep only this one
              </Button>
            </>
          ) : (
            <Button size="small" onClick={() => void storeNow()}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {savingReason(saving)}
    </Notice>
  );
}
