import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The text of a field while it is being typed, apart from the value that it commits. */
export interface Draft {
  /** What the field shows: the draft, or else the value. */
  text: string;
  /** True while something typed is not yet committed. */
  dirty: boolean;
  type: (text: string) => void;
  /** Forgets the draft: the field shows the value again, as it was before typing began. */
  restore: () => void;
  /** Hands the draft to `commit`, if there is one. */
  flush: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface DraftOptions {
  /** Enter begins a line, and hands over only with Ctrl or ⌘. */
  multiline?: boolean;
  /** What is typed is also handed over at every pause: nothing of it is lost when the page crashes. */
  whileTyping?: boolean;
}

/** How long a pause in typing is, in milliseconds. */
const pause = 300;

/**
 * Keeps what is typed until blur, Enter, the page being left or the field being taken away; then calls `commit`, which
 * returns false to keep the draft standing (it could not be read). Its `goesOn` is true for more of a text of which a part
 * was handed over already, at a pause. Escape restores the value from before typing began.
 */
export function useDraft(
  value: string,
  commit: (draft: string, goesOn: boolean) => boolean,
  { multiline = false, whileTyping = false }: DraftOptions = {},
): Draft {
  const [typed, setTyped] = useState<{ text: string; handed: boolean }>();
  // One that was handed over stands for as long as it says what the value says: that may have been stored without the
  // space at its end, which somebody who goes on typing still wants.
  const draft = typed?.handed && !sameWords(typed.text, value) ? undefined : typed?.text;
  const handed = typed?.handed === true;
  /** What was handed over at a pause, and what had been there before the typing. */
  const early = useRef<{ before: string; text: string }>(undefined);
  const hand = () => {
    if (draft === undefined) return;
    if (handed || draft === value || commit(draft, early.current !== undefined)) setTyped(undefined);
  };
  const flush = () => {
    hand();
    early.current = undefined;
  };
  const handEarly = () => {
    if (draft === undefined || handed || draft === value) return;
    if (commit(draft, early.current !== undefined)) setTyped({ text: draft, handed: true });
    early.current = { before: early.current?.before ?? value, text: draft };
  };
  const restore = () => {
    const { before, text } = early.current ?? {};
    early.current = undefined;
    setTyped(undefined);
    // Unless something else has changed it since.
    if (before !== undefined && text !== undefined && sameWords(text, value) && before !== value) commit(before, true);
  };

  const latest = useRef({ flush, handEarly });
  useEffect(() => {
    latest.current = { flush, handEarly };
  });
  useEffect(() => {
    if (!whileTyping || draft === undefined) return;
    const timer = setTimeout(() => latest.current.handEarly(), pause);
    return () => clearTimeout(timer);
  }, [draft, whileTyping]);
  useEffect(() => {
    const leave = () => latest.current.flush();
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
    dirty: draft !== undefined && !handed && draft !== value,
    type: (text) => setTyped({ text, handed: false }),
    restore,
    flush,
    onKeyDown(event) {
      if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) flush();
      if (event.key === 'Escape' && (draft !== undefined || early.current)) {
        // The first Escape is for the field, the next for the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        restore();
      }
    },
  };
}

/** True when two texts are the same but for the space around them. */
const sameWords = (one: string, other: string): boolean => one.trim() === other.trim();
