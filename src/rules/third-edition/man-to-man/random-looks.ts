import type { Character } from '../../../character/character.ts';
import { averageWeight } from '../common/build.ts';
import { buildVariation } from './tables/build.ts';
import { coloring } from './tables/coloring.ts';

/** Returns the sum of this many dice. */
export type Roll = (dice: number) => number;

export interface Kin {
  /** Pounds that the race weighs more than a human of the same height. */
  readonly heavier?: number | undefined;
  /** Results that do not fit a woman are rolled again. */
  readonly woman?: boolean;
}

const twoColorsEntry = 'two colors';
const onlyMen = 'bald';
/** The most common color is the fallback when the dice keep rolling unsuitable ones. */
const fallbackColor = 'brown';
const maxTries = 20;

/**
 * Rolls height and weight with 3 dice each, the weight from the average of the rolled height; coloring with 3 dice a
 * column (pp. 10-11). Inches and pounds.
 */
export function randomLooks(
  average: number,
  roll: Roll,
  { heavier = 0, woman = false }: Kin = {},
): Pick<Character['concept'], 'height' | 'weight' | 'skin' | 'hair' | 'eyes'> {
  const rollVariation = (index: 1 | 2) => {
    const rolled = roll(3);
    return buildVariation.find(([n]) => n === rolled)?.[index] ?? 0;
  };
  const rollColor = (index: 1 | 2 | 3, excluded?: string): string => {
    for (let tries = 0; tries < maxTries; tries++) {
      const rolled = roll(3);
      const rolledColor = coloring.find(([n]) => n === rolled)?.[index];
      if (rolledColor !== undefined && rolledColor !== excluded) return rolledColor;
    }
    return fallbackColor;
  };
  const height = average + rollVariation(1);
  const weight = averageWeight(height) + heavier + rollVariation(2);
  const skin = rollColor(1);
  const hair = rollColor(2, woman ? onlyMen : undefined);
  const eyes = rollColor(3);
  if (eyes !== twoColorsEntry) return { height, weight, skin, hair, eyes };
  const twoEyeColors = new Set([rollColor(3, twoColorsEntry), rollColor(3, twoColorsEntry)]);
  return { height, weight, skin, hair, eyes: [...twoEyeColors].join(' and ') };
}
