import { type DiceNotation, formatDice, isDice } from '../engine/dice.ts';
import type { Value } from '../engine/step.ts';

/** A value in JSON. */
export type Plain = number | string | null;

/** Converts a value to JSON: numbers as numbers, dice in the book's notation with ASCII signs. */
export function plain(value: Value, notation: DiceNotation): Plain {
  return isDice(value) ? formatDice(value, notation).replace('−', '-') : value;
}
