import { useRef, useState } from 'react';
import { readNumber } from './read-number.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface NumberDraftOptions {
  /** The committed value; undefined for an empty field. */
  value: number | undefined;
  /** The committed value as shown. */
  text: string;
  unit?: string | undefined;
  /** False for a number that is meaningless while incomplete: it is not committed at pauses. */
  whileTyping?: boolean | undefined;
  /** `mergeWithPrevious`: it continues or reverts a commit made at a pause. */
  onNumber: (value: number, mergeWithPrevious: boolean) => void;
  /** Called when an emptied field is left; without it the value is restored. */
  onEmpty?: ((mergeWithPrevious: boolean) => void) | undefined;
}

export interface NumberDraft extends Draft {
  /** The text in the field as a number; undefined if it is empty or cannot be read. */
  number: number | undefined;
  /** A sentence about text that cannot be read, after an attempt to commit it. */
  problem: string | undefined;
}

/**
 * A draft of a number: unreadable text stays in the field, with a message, and is not committed. At a pause there is no
 * message yet, and an empty field does not count as emptied.
 */
export function useNumberDraft(options: NumberDraftOptions): NumberDraft {
  const { value, text, unit, whileTyping = true, onNumber, onEmpty } = options;
  const [unreadable, setUnreadable] = useState<string>();
  /** The value before typing began: Escape restores the number itself, which the text may show rounded. */
  const start = useRef<{ value: number | undefined; text: string }>(undefined);
  const commit = (typed: string, mergeWithPrevious: boolean, atPause: boolean): boolean => {
    const number = mergeWithPrevious && typed === start.current?.text ? start.current.value : readNumber(typed, unit);
    const empty = typed.trim() === '';
    if (atPause && number === undefined) return false;
    if (!mergeWithPrevious) start.current = { value, text };
    if (number !== undefined) onNumber(number, mergeWithPrevious);
    else if (empty) onEmpty?.(mergeWithPrevious);
    else setUnreadable(typed);
    return number !== undefined || empty;
  };
  const draft = useDraft(text, commit, { whileTyping });
  // The message stays while the field contains exactly the unreadable text.
  const problem = unreadable !== undefined && draft.text === unreadable ? unreadable.trim() : undefined;
  return {
    ...draft,
    number: readNumber(draft.text, unit),
    problem: problem && `“${problem}” is not a number. Try 5, 5.75 or ½.`,
  };
}
