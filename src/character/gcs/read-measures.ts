import { ownValue } from '../../engine/own-value.ts';

/** Pounds in the units of GCS. Its kilogram is 2 pounds, by the game's convention. */
const pounds: Readonly<Record<string, number>> = {
  '': 1,
  lb: 1,
  '#': 1,
  oz: 1 / 16,
  tn: 2000,
  t: 2000,
  lt: 2240,
  kg: 2,
  g: 0.002,
};

const weightPattern = /^([+-]?(?:[\d,]*\.\d+|[\d,]*\d))\s*(lb|#|oz|tn|lt|kg|t|g)?$/i;

/** Reads a weight, "2.5 lb" or "3 kg", in pounds; null for a text that is none. */
export function readWeight(text: string): number | null {
  const [, number, unit = ''] = weightPattern.exec(text.trim()) ?? [];
  const factor = ownValue(pounds, unit.toLowerCase());
  if (number === undefined || factor === undefined) return null;
  const weight = Number(number.replaceAll(',', '')) * factor;
  return Number.isFinite(weight) && Math.abs(weight) <= 1e9 ? weight : null;
}

/** Dice as GCS writes them, "2d+1x3": `times` is what the total is multiplied by. */
export interface GcsDice {
  readonly count: number;
  readonly sides: number;
  readonly adds: number;
  readonly times: number;
}

const dicePattern = /^(?:([+-]?\d{1,4})d(\d{0,4})\s*)?(?:((?:[+-]\s*)?\d{1,6})\s*)?(?:[x×](\d{1,6}))?$/i;

/** Reads dice; a plain number is a constant, '' is none; null for a text that is no dice. */
export function readDice(text: string): GcsDice | null {
  const found = dicePattern.exec(text.trim());
  if (!found) return null;
  const [, count, sides, adds, times] = found;
  return {
    count: count === undefined ? 0 : Number(count),
    sides: sides ? Number(sides) : 6,
    adds: adds === undefined ? 0 : Number(adds.replaceAll(/\s/g, '')),
    times: times === undefined ? 1 : Number(times),
  };
}
