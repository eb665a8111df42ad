import type { Dice } from '../../../../engine/dice.ts';

/**
 * Load levels of four-footed mounts by multiples of ST, and the penalty of each to Move; null: Move is 1 (GURPS Lite p.
 * 22).
 */
export const beastLoad = [
  { name: 'none', times: 2, move: 0 },
  { name: 'light', times: 6, move: -2 },
  { name: 'medium', times: 10, move: -4 },
  { name: 'heavy', times: 15, move: -6 },
  { name: 'extra-heavy', times: 20, move: -8 },
  { name: 'maximum', times: 30, move: null },
] as const;

/** Damage of bite or claw up to an ST, for the rows of the book (GURPS Lite p. 22). */
export const beastDamage: readonly (readonly [upTo: number, damage: Dice])[] = [
  [2, { dice: 1, adds: -5 }],
  [5, { dice: 1, adds: -4 }],
  [8, { dice: 1, adds: -3 }],
  [11, { dice: 1, adds: -2 }],
  [15, { dice: 1, adds: -1 }],
  [20, { dice: 1, adds: 0 }],
  [25, { dice: 1, adds: 1 }],
  [30, { dice: 1, adds: 2 }],
  [35, { dice: 2, adds: -1 }],
  [40, { dice: 2, adds: 0 }],
  [45, { dice: 2, adds: 1 }],
  [50, { dice: 2, adds: 2 }],
  [55, { dice: 3, adds: -1 }],
];
