import type { Dice } from '../../engine/dice.ts';
import { beastDamage } from './tables/beasts.ts';

/** Above the table each 5 points of ST add 1, and every fourth step is a die: from 2d+2 to 3d−1. */
const further = 5;
const stepsInDie = 4;

/**
 * Returns the damage of a mount's bite by the ST that counts for it (p. 22); ST is rounded down. No damage under ST 1.
 * Past 55 the rows of the table are continued.
 */
export function beastDamageOf(strength: number): Dice {
  const st = Math.floor(strength);
  if (st < 1) return { dice: 0, adds: 0 };
  const row = beastDamage.find(([upTo]) => st <= upTo);
  if (row) return row[1];
  const [upTo, last] = beastDamage.at(-1) ?? [0, { dice: 0, adds: 0 }];
  const steps = last.dice * stepsInDie + last.adds + Math.ceil((st - upTo) / further);
  const dice = Math.floor((steps + 1) / stepsInDie);
  return { dice, adds: steps - dice * stepsInDie };
}
