import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { undo } from '../../state/character/character-store.ts';
import { useSavingStore } from '../../state/saving/saving-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveAsFile } from '../browser/download.ts';
import { failureOf, failureWords } from './failure.ts';
import { reload } from './reload.ts';
import './failed-part.css';

interface FailedPartProps {
  /** What failed, as a sentence begins with it: "This chapter". */
  name: string;
  thrown: unknown;
  onAgain: () => void;
  /** Given for what lies over the page: so does the notice then, as a dialog, until it is closed. */
  onClose?: (() => void) | undefined;
  className?: string | undefined;
}

/** Stands where a part of the screen failed: what happened, that the character is kept, and the ways on. */
export default function FailedPart({ name, thrown, onAgain, onClose, className }: FailedPartProps) {
  const stored = useSavingStore(({ state }) => state !== 'failed');
  const failure = failureOf(thrown);
  const { title, text } = failureWords(name, failure, stored);
  const notice = (
    <Notice
      kind="problem"
      live
      title={title}
      className={className}
      onDismiss={onClose}
      actions={
        <>
          {failure.code === 'not-loaded' && (
            <Button size="small" onClick={reload}>
              Reload
            </Button>
          )}
          <Button size="small" icon="download" onClick={saveAsFile}>
            Save as file
          </Button>
          {failure.code === 'fault' && (
            <>
              <Button
                size="small"
                onClick={() => {
                  undo();
                  onAgain();
                }}
              >
                Undo the last change
              </Button>
              <Button size="small" variant="quiet" onClick={onAgain}>
                Try again
              </Button>
            </>
          )}
        </>
      }
    >
      {text}
    </Notice>
  );
  return onClose ? (
    <Over label={title} onClose={onClose}>
      {notice}
    </Over>
  ) : (
    notice
  );
}

interface OverProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Over the page and over other dialogs. Not Dialog: that one is a file of its own, and may be what did not come. */
function Over({ label, onClose, children }: OverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="failed-part-over"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
