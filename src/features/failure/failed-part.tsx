import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { undo } from '../../state/character/character-store.ts';
import { useSavingStore } from '../../state/saving/saving-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveAsFile } from '../browser/download.ts';
import { describeFailure, failureOf, reload } from './failure.ts';

interface FailedPartProps {
  /** The part that failed, as the subject of a sentence: "This chapter". */
  name: string;
  thrown: unknown;
  onRetry: () => void;
  /** Given for a part shown over the page: the notice is then a dialog, until it is closed. */
  onClose?: (() => void) | undefined;
  className?: string | undefined;
}

/** Replaces a part of the screen that failed: the error, whether the character is stored, and the options. */
export default function FailedPart({ name, thrown, onRetry, onClose, className }: FailedPartProps) {
  const stored = useSavingStore(({ character }) => character.state !== 'failed');
  const failure = failureOf(thrown);
  const { title, text } = describeFailure(name, failure, stored);
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
                  onRetry();
                }}
              >
                Undo the last change
              </Button>
              <Button size="small" variant="quiet" onClick={onRetry}>
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
    <NoticeDialog label={title} onClose={onClose}>
      {notice}
    </NoticeDialog>
  ) : (
    notice
  );
}

interface NoticeDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog above the page and other dialogs. Not `Dialog`, whose chunk may be the one that failed to load. */
function NoticeDialog({ label, onClose, children }: NoticeDialogProps) {
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
