import type { Citation } from './citation.ts';
import type { Dice } from './dice.ts';

/** The name of a number of the sheet, such as `dodge` or `skill:k3.level`. */
export type StatId = string;

/** What a derivation can come to: a number, dice, a word out of a table, or null where the character has none. */
export type Value = number | Dice | string | null;

interface Common {
  /** What this step is, in words: "HT", "medium load", "Combat Reflexes". Never empty. */
  readonly words: string;
  /** The stat that this step reads, if it reads one. */
  readonly from?: StatId | undefined;
  /** The row of the character (its key) that causes the step, so that a screen can go there. */
  readonly row?: string | undefined;
  /** What the step is a share of, where code looks it up: an attribute, or the key of a race's trait or skill. */
  readonly part?: string | undefined;
  readonly cite?: Citation | undefined;
}

/** One alternative of a choice. */
export interface Option {
  readonly words: string;
  readonly value: number | Dice | null;
  readonly from?: StatId;
}

/**
 * One line of a calculation. The value of a derivation is the fold of its steps: there is no other calculation.
 * `given` is a fact that decided about other steps (the load that forbids a parry) and changes nothing itself.
 */
export type Step = Common &
  (
    | { readonly op: 'start'; readonly value: Value }
    | { readonly op: 'add'; readonly value: number }
    | { readonly op: 'multiply'; readonly value: number }
    | { readonly op: 'divide'; readonly value: number }
    | { readonly op: 'round'; readonly to: 'down' | 'up' | 'nearest' }
    | { readonly op: 'atLeast'; readonly value: number | Dice }
    | { readonly op: 'atMost'; readonly value: number | Dice }
    | { readonly op: 'lookup'; readonly table: string; readonly key: string; readonly value: Value }
    | { readonly op: 'choose'; readonly pick: 'highest' | 'lowest'; readonly options: readonly Option[] }
    | { readonly op: 'given'; readonly value: Value }
  );
