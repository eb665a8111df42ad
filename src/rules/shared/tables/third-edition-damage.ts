import type { Dice } from '../../../engine/dice.ts';

const d = (dice: number, adds = 0): Dice => ({ dice, adds });

/** Thrust and swing by ST 5 to 20 (Man to Man p. 12; GURPS Lite p. 20). At ST 4 and less both are 0. */
export const thirdEditionDamage: readonly (readonly [strength: number, thrust: Dice, swing: Dice])[] = [
  [5, d(1, -5), d(1, -5)],
  [6, d(1, -4), d(1, -4)],
  [7, d(1, -3), d(1, -3)],
  [8, d(1, -3), d(1, -2)],
  [9, d(1, -2), d(1, -1)],
  [10, d(1, -2), d(1)],
  [11, d(1, -1), d(1, 1)],
  [12, d(1, -1), d(1, 2)],
  [13, d(1), d(2, -1)],
  [14, d(1), d(2)],
  [15, d(1, 1), d(2, 1)],
  [16, d(1, 1), d(2, 2)],
  [17, d(1, 2), d(3, -1)],
  [18, d(1, 2), d(3)],
  [19, d(2, -1), d(3, 1)],
  [20, d(2, -1), d(3, 2)],
];
