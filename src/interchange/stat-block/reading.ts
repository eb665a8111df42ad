import type { RulesetId } from '../../catalog/entry.ts';
import type { SavedCharacter } from '../../character/character.ts';

/** How far a part of a stat block was read. Unread parts go to the notes of the character. */
export type Verdict = 'understood' | 'guessed' | 'notUnderstood';

/** A part of the text, with the result. */
export interface ReadLine {
  /** The line of the text that it begins in, from 1. */
  readonly line: number;
  readonly text: string;
  readonly verdict: Verdict;
  /** The result, the guess, or the reason why it was not read. */
  readonly words: string;
  /** A heading or a label, which has nothing to read. */
  readonly isHeading: boolean;
}

/** One of two ways to read a disagreement with the rules. */
interface FindingOption {
  readonly id: string;
  readonly words: string;
}

/** A number of the text that disagrees with the rules. */
export interface StatBlockFinding {
  readonly id: string;
  readonly line: number;
  /** "Broadsword-16 in the text; 15 by the rules." */
  readonly words: string;
  /** The player's options, the chosen one first as seen in `chosen`; empty for a derived number. */
  readonly options: readonly FindingOption[];
  readonly chosen: string;
}

export interface StatBlockReading {
  readonly file: SavedCharacter;
  readonly ruleset: { readonly id: RulesetId; readonly isGuessed: boolean };
  readonly lines: readonly ReadLine[];
  readonly findings: readonly StatBlockFinding[];
}

export interface StatBlockOptions {
  /** Read under this ruleset in place of the one that the text suggests. */
  readonly ruleset?: RulesetId | undefined;
  /** The chosen option of each finding, by its id. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}
