import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The text of a field while it is being typed, apart from the value that it commits. */
export interface Draft {
  /** What the field shows: the draft, or else the value. */
  text: string;
  /** True while something typed is not yet committed. */
  dirty: boolean;
  type: (text: string) => void;
  /** Forgets the draft: the field shows the value again. */
  restore: () => void;
  /** Hands the draft to `commit`, if there is one. */
  flush: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Keeps what is typed until blur, Enter, the page being left or the field being taken away; then calls `commit`, which
 * returns false to keep the draft standing (it could not be read). Escape restores the value.
 */
export function useDraft(value: string, commit: (draft: string) => boolean, multiline = false): Draft {
  const [draft, setDraft] = useState<string>();
  const flush = () => {
    if (draft === undefined) return;
    if (draft === value || commit(draft)) setDraft(undefined);
  };

  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const leave = () => latest.current();
    // Phones end a page that is hidden without another word.
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    text: draft ?? value,
    dirty: draft !== undefined && draft !== value,
    type: setDraft,
    restore: () => setDraft(undefined),
    flush,
    onKeyDown(event) {
      if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) flush();
      if (event.key === 'Escape' && draft !== undefined) {
        // The first Escape is for the field, the next for the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        setDraft(undefined);
      }
    },
  };
}
