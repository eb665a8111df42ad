import type { Dice } from '../../engine/dice.ts';
import type { BasicDamage } from '../ruleset.ts';
import { thirdEditionDamage } from '../shared/tables/third-edition-damage.ts';

const byStrength = new Map(thirdEditionDamage.map(([st, thrust, swing]) => [st, { thrust, swing }]));
const none: Dice = { dice: 0, adds: 0 };

/** Returns dice raised by a number of steps in the sequence 1−1, 1, 1+1, 1+2, 2−1, 2, … */
const raiseDice = ({ dice, adds }: Dice, steps: number): Dice => {
  const height = dice * 4 + adds + steps;
  const whole = Math.floor((height + 1) / 4);
  return { dice: whole, adds: height - whole * 4 };
};

/**
 * Returns the basic damage of a strength: the table to ST 20; beyond it swing rises a step for each point and thrust for
 * each two, as the book describes in words. No damage at ST 4 and less.
 */
export function thirdEditionBasicDamage(strength: number): BasicDamage {
  const row = byStrength.get(strength);
  if (row) return row;
  const last = byStrength.get(20);
  if (strength < 5 || !last) return { thrust: none, swing: none };
  const pointsBeyond = Math.floor(strength) - 20;
  return {
    thrust: raiseDice(last.thrust, Math.floor((pointsBeyond + 1) / 2)),
    swing: raiseDice(last.swing, pointsBeyond),
  };
}
