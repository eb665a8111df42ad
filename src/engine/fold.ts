import { type Dice, highestRoll, isDice } from './dice.ts';
import type { Option, Step, Value } from './step.ts';

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

const rounders = { down: Math.floor, up: Math.ceil, nearest: Math.round };

/**
 * The value after one step. A number that meets a number is calculated; adding a number to dice changes their adds
 * (adds never turn into dice); a null value stays null until something starts, chooses or looks up anew.
 * Dice are compared by their highest roll. Sums are kept clean of binary noise at a millionth.
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

/** The value that the steps come to; null for none. */
export function fold(steps: readonly Step[]): Value {
  let value: Value = null;
  for (const step of steps) value = applyStep(value, step);
  return value;
}
