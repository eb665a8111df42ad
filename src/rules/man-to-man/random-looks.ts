import type { Character } from '../../character/character.ts';
import { averageWeight } from '../third-edition/build.ts';
import { buildVariation } from './tables/build.ts';
import { coloring } from './tables/coloring.ts';

/** Gives the sum of so many dice. */
export type Roll = (dice: number) => number;

export interface Kin {
  /** Pounds that the race weighs more than a human of the height. */
  readonly heavier?: number | undefined;
  /** What does not fit a woman is rolled again. */
  readonly woman?: boolean;
}

const twoColors = 'two colors';
const onlyMen = 'bald';
/** What a table gives most often serves when the dice will not come up with anything else. */
const commonest = 'brown';
const mostTries = 20;

/** Height and weight from the averages with 3 dice each, the weight on the height as it came out; coloring with 3 dice a column (pp. 10-11). */
export function randomLooks(
  average: number,
  roll: Roll,
  { heavier = 0, woman = false }: Kin = {},
): Pick<Character['concept'], 'height' | 'weight' | 'skin' | 'hair' | 'eyes'> {
  const vary = (index: 1 | 2) => {
    const rolled = roll(3);
    return buildVariation.find(([n]) => n === rolled)?.[index] ?? 0;
  };
  const color = (index: 1 | 2 | 3, unfit?: string): string => {
    for (let tries = 0; tries < mostTries; tries++) {
      const rolled = roll(3);
      const found = coloring.find(([n]) => n === rolled)?.[index];
      if (found !== undefined && found !== unfit) return found;
    }
    return commonest;
  };
  const height = average + vary(1);
  const weight = averageWeight(height) + heavier + vary(2);
  const skin = color(1);
  const hair = color(2, woman ? onlyMen : undefined);
  const eyes = color(3);
  if (eyes !== twoColors) return { height, weight, skin, hair, eyes };
  const both = new Set([color(3, twoColors), color(3, twoColors)]);
  return { height, weight, skin, hair, eyes: [...both].join(' and ') };
}
