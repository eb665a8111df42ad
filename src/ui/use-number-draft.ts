import { useRef, useState } from 'react';
import { readNumber } from './read-number.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface NumberDraftOptions {
  /** The committed value; undefined for an empty field. */
  value: number | undefined;
  /** The committed value as shown. */
  text: string;
  unit?: string | undefined;
  /** False for a number that means nothing before it is whole: it is not handed over at pauses. */
  whileTyping?: boolean | undefined;
  /** `mergeWithPrevious`: more digits of what was handed over at a pause, or what was there before that. */
  onNumber: (value: number, mergeWithPrevious: boolean) => void;
  /** Called when the field was emptied on purpose; without it the value comes back. */
  onEmpty?: ((mergeWithPrevious: boolean) => void) | undefined;
}

export interface NumberDraft extends Draft {
  /** What stands in the field now, as a number; undefined if it is empty or cannot be read. */
  number: number | undefined;
  /** A sentence about what cannot be read, after an attempt to commit it. */
  problem: string | undefined;
}

/**
 * A draft that is a number: what cannot be read stays in the field, with a sentence on it, and is not committed. At a pause
 * nothing is said yet, and an empty field is not taken for one that was emptied.
 */
export function useNumberDraft(options: NumberDraftOptions): NumberDraft {
  const { value, text, unit, whileTyping = true, onNumber, onEmpty } = options;
  const [unread, setUnread] = useState<string>();
  /** What was there before typing began; Escape gives back the number itself, which the text may show rounded. */
  const start = useRef<{ value: number | undefined; text: string }>(undefined);
  const commit = (typed: string, mergeWithPrevious: boolean, atPause: boolean): boolean => {
    const number = mergeWithPrevious && typed === start.current?.text ? start.current.value : readNumber(typed, unit);
    const empty = typed.trim() === '';
    if (atPause && number === undefined) return false;
    if (!mergeWithPrevious) start.current = { value, text };
    if (number !== undefined) onNumber(number, mergeWithPrevious);
    else if (empty) onEmpty?.(mergeWithPrevious);
    else setUnread(typed);
    return number !== undefined || empty;
  };
  const draft = useDraft(text, commit, { whileTyping });
  // The message stays while the field holds exactly what could not be read.
  const problem = unread !== undefined && draft.text === unread ? unread.trim() : undefined;
  return {
    ...draft,
    number: readNumber(draft.text, unit),
    problem: problem && `“${problem}” is not a number. Try 5, 5.75 or ½.`,
  };
}
