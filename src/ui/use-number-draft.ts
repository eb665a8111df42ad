import { useState } from 'react';
import { readNumber } from './read-number.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface NumberDraftOptions {
  /** The committed value as shown. */
  text: string;
  unit?: string | undefined;
  onNumber: (value: number) => void;
  /** Called when the field was emptied on purpose; without it the value comes back. */
  onEmpty?: (() => void) | undefined;
}

export interface NumberDraft extends Draft {
  /** What stands in the field now, as a number; undefined if it is empty or cannot be read. */
  number: number | undefined;
  /** A sentence about what cannot be read, after an attempt to commit it. */
  problem: string | undefined;
}

/** A draft that is a number: what cannot be read stays in the field, with a sentence on it, and is not committed. */
export function useNumberDraft({ text, unit, onNumber, onEmpty }: NumberDraftOptions): NumberDraft {
  const [unread, setUnread] = useState<string>();
  const draft = useDraft(text, (typed) => {
    const number = readNumber(typed, unit);
    const empty = typed.trim() === '';
    if (number !== undefined) onNumber(number);
    else if (empty) onEmpty?.();
    else setUnread(typed);
    return number !== undefined || empty;
  });
  // The message stays while the field holds exactly what could not be read.
  const problem = unread !== undefined && draft.text === unread ? unread.trim() : undefined;
  return {
    ...draft,
    number: readNumber(draft.text, unit),
    problem: problem && `“${problem}” is not a number. Try 5, 5.75 or ½.`,
  };
}
