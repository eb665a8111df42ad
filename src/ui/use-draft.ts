import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/**
 * Whether fields of the page contain text that is not committed yet. `typing`: it will be at the next pause. `unfinished`: it
 * cannot be, such as a number with only its sign.
 */
type PendingDrafts = 'none' | 'typing' | 'unfinished';

/** An entry for each field with a pending draft. */
const pendingByField = new Map<symbol, Exclude<PendingDrafts, 'none'>>();
const listeners = new Set<() => void>();

/** The current state over all fields. */
export function pendingDrafts(): PendingDrafts {
  if (pendingByField.size === 0) return 'none';
  return [...pendingByField.values()].includes('unfinished') ? 'unfinished' : 'typing';
}

/** Calls the listener after each change; returns a function that unsubscribes. */
function subscribeToPendingDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The state over all fields, live. */
export const usePendingDrafts = (): PendingDrafts =>
  useSyncExternalStore(subscribeToPendingDrafts, pendingDrafts, () => 'none');

/** Reports the state of one field for as long as it is mounted. */
function useReportPendingDraft(state: PendingDrafts): void {
  useEffect(() => {
    if (state === 'none') return;
    const field = Symbol('field');
    pendingByField.set(field, state);
    for (const listener of [...listeners]) listener();
    return () => {
      pendingByField.delete(field);
      for (const listener of [...listeners]) listener();
    };
  }, [state]);
}

/** The text of a field while it is being typed, apart from the value that it commits. */
export interface Draft {
  /** The text in the field: the draft, or else the value. */
  text: string;
  /** True while something typed is not yet committed. */
  dirty: boolean;
  type: (text: string) => void;
  /** Discards the draft, and reverts the part committed at a pause. */
  restore: () => void;
  /** Discards the draft, and keeps the part committed at a pause. */
  forget: () => void;
  /** Commits the draft, if there is one. */
  flush: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface DraftOptions {
  /** Enter starts a new line, and commits only with Ctrl or ⌘. */
  multiline?: boolean;
  /** The draft is also committed at every pause, so that a crash of the page loses nothing. */
  whileTyping?: boolean;
}

/**
 * Commits a draft. Returns false if it could not be read: the draft then stays in the field. `mergeWithPrevious` is true if
 * part of it was already committed at a pause. `atPause`: typing may not be finished.
 */
type CommitDraft = (draft: string, mergeWithPrevious: boolean, atPause: boolean) => boolean;

/** The text being typed, and its state after pauses. */
interface Edit {
  readonly text: string;
  /** The text was committed at a pause. */
  readonly committed: boolean;
  /** The text could not be committed at the last pause. */
  readonly rejected?: boolean;
  /** The value before the first commit at a pause, and the value after the last one (known one render later). */
  readonly pauseCommit?: { readonly before: string; readonly after?: string } | undefined;
}

/** How long a pause in typing is, in milliseconds. */
const pause = 300;

/**
 * Keeps the typed text until blur, Enter, leaving the page or unmounting, and with `whileTyping` until a pause; then calls
 * `commit`. Escape restores the value from before typing began.
 */
export function useDraft(
  value: string,
  commit: CommitDraft,
  { multiline = false, whileTyping = false }: DraftOptions = {},
): Draft {
  const [edit, setEdit] = useState<Edit>();
  const { pauseCommit, committed = false } = edit ?? {};
  if (edit?.committed && edit.pauseCommit && edit.pauseCommit.after === undefined) {
    setEdit({ ...edit, pauseCommit: { ...edit.pauseCommit, after: value } });
  }
  // Text committed at a pause stays in the field until something else changes the value: the value may be written
  // differently (trimmed text, 1 for "1.") or be different (the nearest possible level) while typing continues.
  const changedElsewhere =
    pauseCommit !== undefined && (pauseCommit.after ?? value) !== value && !equalTrimmed(edit?.text ?? '', value);
  const draft = committed && changedElsewhere ? undefined : edit?.text;
  const mergeWithPrevious = pauseCommit !== undefined && !changedElsewhere;
  const dirty = draft !== undefined && !committed && draft !== value;
  useReportPendingDraft(!whileTyping || !dirty ? 'none' : edit?.rejected ? 'unfinished' : 'typing');

  const flush = () => {
    if (draft === undefined || committed || draft === value || commit(draft, mergeWithPrevious, false))
      setEdit(undefined);
    else setEdit({ text: draft, committed: false, rejected: true });
  };
  const commitAtPause = () => {
    if (!dirty) return;
    if (commit(draft, mergeWithPrevious, true)) {
      setEdit({
        text: draft,
        committed: true,
        pauseCommit: { before: mergeWithPrevious ? pauseCommit.before : value },
      });
    } else setEdit({ text: draft, committed: false, rejected: true, pauseCommit });
  };
  const forget = () => setEdit(undefined);
  const restore = () => {
    forget();
    // Only if nothing else has changed it since.
    if (mergeWithPrevious && pauseCommit.before !== value) commit(pauseCommit.before, true, false);
  };

  const latest = useRef({ flush, commitAtPause });
  useEffect(() => {
    latest.current = { flush, commitAtPause };
  });
  useEffect(() => {
    if (!whileTyping || draft === undefined) return;
    const timer = setTimeout(() => latest.current.commitAtPause(), pause);
    return () => clearTimeout(timer);
  }, [draft, whileTyping]);
  useEffect(() => {
    const leave = () => latest.current.flush();
    // Phones may end a hidden page without a further event.
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
    type: (text) => setEdit({ text, committed: false, pauseCommit: changedElsewhere ? undefined : pauseCommit }),
    restore,
    forget,
    flush,
    onKeyDown(event) {
      if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) flush();
      if (event.key === 'Escape' && edit !== undefined) {
        // The first Escape is for the field, the next for the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        restore();
      }
    },
  };
}

/** True if two texts are equal but for surrounding white space. */
const equalTrimmed = (first: string, second: string): boolean => first.trim() === second.trim();
