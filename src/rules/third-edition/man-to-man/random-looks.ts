import type { Character } from '../../../character/character.ts';
import { averageWeight } from '../common/build.ts';

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

/** The change of height (inches) and weight (pounds) by a roll of 3 dice, 3 to 18 (p. 11). */
const buildVariation: readonly (readonly [roll: number, inches: number, pounds: number])[] = [
  [3, -6, -40],
  [4, -5, -30],
  [5, -4, -20],
  [6, -3, -10],
  [7, -2, -5],
  [8, -1, -5],
  [9, 0, 0],
  [10, 0, 0],
  [11, 0, 0],
  [12, 1, 5],
  [13, 2, 5],
  [14, 3, 10],
  [15, 4, 20],
  [16, 5, 30],
  [17, 6, 40],
  [18, 6, 50],
];

/** Skin, hair and eyes by 3 dice, one roll a column (Man to Man p. 11). */
const coloring: readonly (readonly [roll: number, skin: string, hair: string, eyes: string])[] = [
  [3, 'blue-black', 'blue-black', 'purple'],
  [4, 'black', 'black', 'black'],
  [5, 'black', 'black', 'ice-blue'],
  [6, 'black', 'blond', 'gray'],
  [7, 'white with freckles', 'bald', 'blue'],
  [8, 'white, tanned', 'red-brown', 'blue'],
  [9, 'white', 'light brown', 'brown'],
  [10, 'white', 'brown', 'brown'],
  [11, 'brown', 'brown', 'brown'],
  [12, 'brown', 'dark brown', 'hazel'],
  [13, 'light golden', 'dark brown', 'green'],
  [14, 'light golden', 'gray', 'dark blue'],
  [15, 'light golden', 'strawberry blond', 'dark green'],
  [16, 'golden', 'bright red or orange', 'dark green'],
  [17, 'red-bronze', 'golden blond', 'golden'],
  [18, 'red-bronze', 'pure white', 'two colors'],
];
