import { useEffect, useRef, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { keepBoth, keepMine, keepTheirs } from '../../state/saving/resolve-conflict.ts';
import { autosave, storeNow } from '../../state/saving/saver.ts';
import { savingReason, storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { describeSaving, useSavingStore } from '../../state/saving/saving-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotSavedLine } from './not-saved-line.tsx';

/**
 * Why the character is not stored, and what can be done about it. Disappears once it is stored. Until then the browser asks
 * before closing the page.
 */
export function SavingProblem({ onDownload }: { onDownload: () => void }) {
  const saving = useSavingStore();
  const open = useCharacterStore(({ id }) => id);
  const [failed, setFailed] = useState('');
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const preventClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventClose);
    return () => window.removeEventListener('beforeunload', preventClose);
  }, []);
  if (saving.state !== 'failed') return null;
  const elsewhere = saving.problem.code === 'saved-elsewhere';
  const what = elsewhere ? 'Changed in another tab' : 'Not saved';
  // The character that could not be stored may be one that was open before.
  const affected = saving.id === open ? undefined : autosave.unsaved().find(({ id }) => id === saving.id);
  const title = affected ? `${what}: ${affected.saved.character.name || 'unnamed character'}` : what;
  const choose = async (keep: typeof keepMine) => {
    const outcome = await keep();
    setFailed(outcome.ok ? '' : storageProblemSentence(outcome.problem));
  };
  return (
    <>
      <Notice
        kind="problem"
        live
        title={<span ref={anchor}>{title}</span>}
        actions={
          <>
            {elsewhere && (
              <>
                <Button size="small" onClick={() => void choose(keepMine)}>
                  Keep this one
                </Button>
                <Button size="small" onClick={() => void choose(keepTheirs)}>
                  Keep the other one
                </Button>
                <Button size="small" onClick={() => void choose(keepBoth)}>
                  Keep both
                </Button>
              </>
            )}
            <Button size="small" icon="download" onClick={onDownload}>
              Save as file
            </Button>
            {!elsewhere && (
              <Button size="small" onClick={() => void storeNow()}>
                Try again
              </Button>
            )}
          </>
        }
      >
        {savingReason(saving)}
        {failed && <p>{failed}</p>}
      </Notice>
      <NotSavedLine words={describeSaving(saving)} within={anchor} />
    </>
  );
}
