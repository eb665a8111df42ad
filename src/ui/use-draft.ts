import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWaitingDraft } from './waiting-drafts.ts';

/** The text of a field while it is being typed, apart from the value that it commits. */
export interface Draft {
  /** What the field shows: the draft, or else the value. */
  text: string;
  /** True while something typed is not yet committed. */
  dirty: boolean;
  type: (text: string) => void;
  /** Forgets the draft: the field shows the value again, as it was before typing began. */
  restore: () => void;
  /** Forgets the draft, and leaves what was handed over of it. */
  forget: () => void;
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

/**
 * Takes what was typed, and returns false to keep the draft standing, as it could not be read. `mergeWithPrevious` is true for more of
 * something of which a part was handed over already, at a pause. `atPause`: whoever types may not have finished.
 */
export type CommitDraft = (draft: string, mergeWithPrevious: boolean, atPause: boolean) => boolean;

/** What is being typed. */
interface Typing {
  readonly text: string;
  /** It was handed over, at a pause. */
  readonly handed: boolean;
  /** It could not be, at the last pause. */
  readonly refused?: boolean;
  /** What the value was before any of it was handed over, and what it became by that (known one render later). */
  readonly early?: { readonly before: string; readonly became?: string } | undefined;
}

/** How long a pause in typing is, in milliseconds. */
const pause = 300;

/**
 * Keeps what is typed until blur, Enter, the page being left or the field being taken away, and, where it is wanted, until
 * a pause; then calls `commit`. Escape restores the value from before typing began.
 */
export function useDraft(
  value: string,
  commit: CommitDraft,
  { multiline = false, whileTyping = false }: DraftOptions = {},
): Draft {
  const [typing, setTyping] = useState<Typing>();
  const { early, handed = false } = typing ?? {};
  if (typing?.handed && typing.early && typing.early.became === undefined) {
    setTyping({ ...typing, early: { ...typing.early, became: value } });
  }
  // What was handed over stands in the field until something else changes the value: that may be written otherwise (a text
  // without the space at its end, 1 for "1."), or be another one (the nearest level that can be had), and typing goes on.
  const changedSince =
    early !== undefined && (early.became ?? value) !== value && !sameWords(typing?.text ?? '', value);
  const draft = handed && changedSince ? undefined : typing?.text;
  const mergeWithPrevious = early !== undefined && !changedSince;
  const dirty = draft !== undefined && !handed && draft !== value;
  useWaitingDraft(!whileTyping || !dirty ? 'none' : typing?.refused ? 'unfinished' : 'typing');

  const flush = () => {
    if (draft === undefined || handed || draft === value || commit(draft, mergeWithPrevious, false))
      setTyping(undefined);
    else setTyping({ text: draft, handed: false, refused: true });
  };
  const handEarly = () => {
    if (!dirty) return;
    if (commit(draft, mergeWithPrevious, true)) {
      setTyping({ text: draft, handed: true, early: { before: mergeWithPrevious ? early.before : value } });
    } else setTyping({ text: draft, handed: false, refused: true, early });
  };
  const forget = () => setTyping(undefined);
  const restore = () => {
    forget();
    // Unless something else has changed it since.
    if (mergeWithPrevious && early.before !== value) commit(early.before, true, false);
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
    dirty,
    type: (text) => setTyping({ text, handed: false, early: changedSince ? undefined : early }),
    restore,
    forget,
    flush,
    onKeyDown(event) {
      if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) flush();
      if (event.key === 'Escape' && typing !== undefined) {
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
