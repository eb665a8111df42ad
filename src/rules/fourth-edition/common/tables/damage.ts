import type { Dice } from '../../../../engine/dice.ts';

const d = (dice: number, adds = 0): Dice => ({ dice, adds });

/**
 * Thrust and swing by ST: every ST to 40, then by fives to 100. The table is in ch. 1, pp. 14–18; its figures are those of other
 * programs (decisions.ts), and agree with the examples of pp. 355 (ST 28) and 382 (ST 11).
 */
export const damage: readonly (readonly [strength: number, thrust: Dice, swing: Dice])[] = [
  [1, d(1, -6), d(1, -5)],
  [2, d(1, -6), d(1, -5)],
  [3, d(1, -5), d(1, -4)],
  [4, d(1, -5), d(1, -4)],
  [5, d(1, -4), d(1, -3)],
  [6, d(1, -4), d(1, -3)],
  [7, d(1, -3), d(1, -2)],
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
  [21, d(2), d(4, -1)],
  [22, d(2), d(4)],
  [23, d(2, 1), d(4, 1)],
  [24, d(2, 1), d(4, 2)],
  [25, d(2, 2), d(5, -1)],
  [26, d(2, 2), d(5)],
  [27, d(3, -1), d(5, 1)],
  [28, d(3, -1), d(5, 1)],
  [29, d(3), d(5, 2)],
  [30, d(3), d(5, 2)],
  [31, d(3, 1), d(6, -1)],
  [32, d(3, 1), d(6, -1)],
  [33, d(3, 2), d(6)],
  [34, d(3, 2), d(6)],
  [35, d(4, -1), d(6, 1)],
  [36, d(4, -1), d(6, 1)],
  [37, d(4), d(6, 2)],
  [38, d(4), d(6, 2)],
  [39, d(4, 1), d(7, -1)],
  [40, d(4, 1), d(7, -1)],
  [45, d(5), d(7, 1)],
  [50, d(5, 2), d(8, -1)],
  [55, d(6), d(8, 1)],
  [60, d(7, -1), d(9)],
  [65, d(7, 1), d(9, 2)],
  [70, d(8), d(10)],
  [75, d(8, 2), d(10, 2)],
  [80, d(9), d(11)],
  [85, d(9, 2), d(11, 2)],
  [90, d(10), d(12)],
  [95, d(10, 2), d(12, 2)],
  [100, d(11), d(13)],
];

/** Beyond the table there is one more die of both for this many full points of ST. */
export const furtherDie = 10;
