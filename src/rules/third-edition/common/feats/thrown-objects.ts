import type { Dice } from '../../../../engine/dice.ts';

const d = (dice: number, adds: number): Dice => ({ dice, adds });

/** How far a thing of this weight in pounds goes, in yards for each point of ST (Man to Man p. 51; GURPS Lite p. 23). */
export const throwingDistances: readonly (readonly [pounds: number, yards: number])[] = [
  [1, 3.5],
  [1.5, 3],
  [2, 2.5],
  [3, 1.9],
  [4, 1.5],
  [5, 1.2],
  [7.5, 1],
  [10, 0.8],
  [15, 0.7],
  [20, 0.6],
  [25, 0.5],
  [30, 0.4],
  [40, 0.3],
  [50, 0.25],
  [60, 0.2],
  [80, 0.15],
  [100, 0.1],
  [200, 0.05],
];

/** The heaviest weights of the four columns of damage; the last has none. */
export const damageColumns = [10, 50, 100, Number.POSITIVE_INFINITY] as const;
/** What is lighter does no damage that the table knows. */
export const lightestThrown = 0.5;

/** Damage of a blunt thing by the ST that throws it, up to this ST, in the columns (Man to Man p. 51; GURPS Lite p. 23). */
export const thrownDamage: readonly (readonly [upTo: number, columns: readonly (Dice | null)[]])[] = [
  [6, [d(1, -5), d(1, -4), d(1, -5), null]],
  [8, [d(1, -4), d(1, -3), d(1, -3), null]],
  [10, [d(1, -3), d(1, -2), d(1, -2), d(1, -3)]],
  [12, [d(1, -2), d(1, -1), d(1, -1), d(1, -2)]],
  [14, [d(1, -1), d(1, 0), d(1, 0), d(1, 0)]],
  [16, [d(1, 0), d(1, 1), d(1, 2), d(1, 2)]],
  [18, [d(1, 1), d(1, 2), d(2, -2), d(2, -1)]],
  [20, [d(1, 2), d(2, -2), d(2, -1), d(2, 0)]],
];
/** The first ST of the table of damage. */
export const leastThrowingStrength = 5;
