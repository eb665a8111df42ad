import type { Dice } from '../../engine/dice.ts';
import type { BasicDamage } from '../ruleset.ts';
import { damage, furtherDie } from './tables/damage.ts';

const [lowest] = damage[0] ?? [1];
const [highest, ...lastFigures] = damage.at(-1) ?? [100, { dice: 11, adds: 0 }, { dice: 13, adds: 0 }];
const none: Dice = { dice: 0, adds: 0 };

/**
 * Returns thrust and swing of a strength: the highest row of the table that does not exceed it; beyond the table one more
 * die of both for each full 10 ST. No damage under ST 1.
 */
export function fourthEditionBasicDamage(strength: number): BasicDamage {
  if (strength < lowest) return { thrust: none, swing: none };
  const [, thrust, swing] = damage.findLast(([st]) => st <= strength) ?? [highest, ...lastFigures];
  const extraDice = Math.max(0, Math.floor((strength - highest) / furtherDie));
  const more = ({ dice, adds }: Dice): Dice => ({ dice: dice + extraDice, adds });
  return { thrust: more(thrust), swing: more(swing) };
}
