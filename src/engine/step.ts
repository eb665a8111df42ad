import type { Citation } from './citation.ts';
import { type Dice, highestRoll, isDice } from './dice.ts';

/** The name of a number of the sheet, such as `dodge` or `skill:k3.level`. */
export type StatId = string;

/** The possible values of a derivation: a number, dice, a word out of a table, or null if the character has none. */
export type Value = number | Dice | string | null;

interface Common {
  /** The words of this step: "HT", "medium load", "Combat Reflexes". Never empty. */
  readonly words: string;
  /** The stat that this step reads, if it reads one. */
  readonly from?: StatId | undefined;
  /** The row of the character (its key) that causes the step, so that a screen can go there. */
  readonly row?: string | undefined;
  /** The source of the share in this step, for lookup by code: an attribute, or the key of a race's trait or skill. */
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
 * One line of a calculation. The value of a derivation is the fold of its steps: there is no other calculation. `given`
 * is a fact that affected other steps (the load that forbids a parry) and changes nothing itself.
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

const rounders = { down: Math.floor, up: Math.ceil, nearest: Math.round };

/**
 * The value after one step. A number that meets a number is calculated; adding a number to dice changes their adds
 * (adds never turn into dice); a null value stays null until a step starts, chooses or looks up a new one. Dice are
 * compared by their highest roll. Sums are kept clean of binary noise at a millionth.
 */
export function applyStep(value: Value, step: Step): Value {
  switch (step.op) {
    case 'start':
    case 'lookup':
      return step.value;
    case 'choose':
      return chosen(step.options, step.pick)?.value ?? null;
    case 'given':
      return value;
    case 'add':
      if (isDice(value)) return { dice: value.dice, adds: value.adds + step.value };
      return typeof value === 'number' ? clean(value + step.value) : value;
    case 'multiply':
      return typeof value === 'number' ? clean(value * step.value) : value;
    case 'divide':
      return typeof value === 'number' ? clean(value / step.value) : value;
    case 'round':
      return typeof value === 'number' ? rounders[step.to](value) : value;
    case 'atLeast':
      return value !== null && typeof value !== 'string' && size(value) < size(step.value) ? step.value : value;
    case 'atMost':
      return value !== null && typeof value !== 'string' && size(value) > size(step.value) ? step.value : value;
  }
}

const clean = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The value of the steps, or null. */
export function fold(steps: readonly Step[]): Value {
  let value: Value = null;
  for (const step of steps) value = applyStep(value, step);
  return value;
}

const size = (value: number | Dice): number => (isDice(value) ? highestRoll(value) : value);

/** The option that a choice takes: the first of the highest (or lowest); options that are null are not open. */
export function chosen(options: readonly Option[], pick: 'highest' | 'lowest'): Option | undefined {
  let best: Option | undefined;
  for (const option of options) {
    if (option.value === null) continue;
    if (!best || best.value === null) best = option;
    else if (pick === 'highest' ? size(option.value) > size(best.value) : size(option.value) < size(best.value))
      best = option;
  }
  return best;
}
