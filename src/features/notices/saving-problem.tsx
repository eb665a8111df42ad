import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RecordSaver } from '../../state/saving/record-saver.ts';
import { resolveConflict } from '../../state/saving/resolve-conflict.ts';
import { describeSavingProblem, savingReason } from '../../state/saving/saving-reason.ts';
import { describeSaving, useSavingStore } from '../../state/saving/saving-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SavingProblemProps<Saved> {
  saver: RecordSaver<Saved>;
  /** Saves the record of an id to a file. */
  onDownload: (id: string) => void;
}

/**
 * Why a character or an encounter is not stored, and what to do. Disappears once it is stored. Until then the browser
 * asks before closing the page.
 */
export function SavingProblem<Saved>({ saver, onDownload }: SavingProblemProps<Saved>) {
  const { kind, autosave } = saver;
  const saving = useSavingStore((all) => all[kind.noun]);
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
  const openId = kind.open()?.id ?? '';
  // The unsaved record may have been open before.
  const affected = saving.id === openId ? undefined : autosave.unsaved().find(({ id }) => id === saving.id);
  const title = affected ? `${what}: ${kind.nameOf(affected.saved)}` : what;
  const choose = async (keep: Parameters<typeof resolveConflict>[1]) => {
    const outcome = await resolveConflict(saver, keep);
    setFailed(outcome.ok ? '' : describeSavingProblem(outcome.error, kind.noun));
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
                <Button size="small" onClick={() => void choose('mine')}>
                  Keep this one
                </Button>
                <Button size="small" onClick={() => void choose('theirs')}>
                  Keep the other one
                </Button>
                <Button size="small" onClick={() => void choose('both')}>
                  Keep both
                </Button>
              </>
            )}
            <Button size="small" icon="download" onClick={() => onDownload(affected?.id ?? openId)}>
              Save as file
            </Button>
            {!elsewhere && (
              <Button size="small" onClick={() => void saver.storeNow()}>
                Try again
              </Button>
            )}
          </>
        }
      >
        {savingReason(saving, kind.noun)}
        {failed && <p>{failed}</p>}
      </Notice>
      <NotSavedLine words={describeSaving(saving)} within={anchor} />
    </>
  );
}

interface NotSavedLineProps {
  /** "Not saved: storage full". */
  readonly words: string;
  /** An element inside the notice with the reason. */
  readonly within: RefObject<HTMLElement | null>;
}

/** A button shown while the notice about unsaved changes is scrolled out of view; it leads to the notice. */
function NotSavedLine({ words, within }: NotSavedLineProps) {
  const [outOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const notice = noticeAround(within);
    if (!notice) return;
    const observer = new IntersectionObserver((entries) => setOutOfView(entries.at(-1)?.isIntersecting === false));
    observer.observe(notice);
    return () => observer.disconnect();
  }, [within]);
  if (!outOfView) return null;
  return (
    <Button
      size="small"
      icon="problem"
      className="not-saved-line"
      onClick={() => noticeAround(within)?.querySelector('button')?.focus()}
    >
      {words}
    </Button>
  );
}

const noticeAround = ({ current }: RefObject<HTMLElement | null>) => current?.closest('.notice');
