import type { Dice } from '../../engine/dice.ts';
import type { BasicDamage } from '../ruleset.ts';
import { byTable, type DamageProgression, fromOne, progression } from './damage-progression.ts';

/** Dice that ten ST have besides one for each ten, and adds, by what is left over the tens. */
type Steps = readonly (readonly [moreDice: number, adds: number])[];

const exact: Steps = [
  [0, 0],
  [0, 0],
  [0, 1],
  [0, 1],
  [1, -2],
  [0, 2],
  [0, 2],
  [1, -1],
  [0, 3],
  [0, 3],
];
/** From −1 to +2, as the book has adds. */
const cleaned: Steps = [
  [0, 0],
  [0, 0],
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 2],
  [0, 2],
  [1, -1],
  [1, -1],
  [1, -1],
];

/** A die for each ten ST; under ST 10 one die, with an add less for each 2 ST. */
function byTens(strength: number, steps: Steps): Dice {
  if (strength < 10) return { dice: 1, adds: Math.floor((strength + 2) / 2) - 6 };
  const [more, adds] = steps[strength % 10] ?? [0, 0];
  return { dice: Math.floor(strength / 10) + more, adds };
}

/** Thrust has a die for each ten ST, swing is that of half as much ST again, rounded up. */
const byThrust = (steps: Steps) => (strength: number) => ({
  thrust: byTens(strength, steps),
  swing: byTens(Math.ceil((strength * 3) / 2), steps),
});
/** Swing has a die for each ten ST, thrust is that of two thirds of the ST, rounded up. */
const bySwing = (steps: Steps) => (strength: number) => ({
  thrust: byTens(Math.ceil((strength * 2) / 3), steps),
  swing: byTens(strength, steps),
});

function newDamage(
  id: string,
  option: string,
  explanation: string,
  ofStrength: (strength: number) => BasicDamage,
): DamageProgression {
  const damage = fromOne(ofStrength);
  return progression({ id, name: `T Bone’s new damage, ${option}`, explanation }, damage, byTable(damage));
}

const ofThrust = 'Thrust is a die for each 10 ST; swing is the thrust of half as much ST again';
const ofSwing = 'Swing is a die for each 10 ST; thrust is the swing of two thirds of the ST';
const asInBook = 'Adds are from −1 to +2';

/** The progressions in proportion to ST by T Bone, as GURPS Character Sheet has them. */
export const newDamageForStrength: readonly DamageProgression[] = [
  newDamage('t-bone-damage-1', 'option 1', `${ofThrust}.`, byThrust(exact)),
  newDamage('t-bone-damage-1-cleaned', 'option 1, cleaned', `${ofThrust}. ${asInBook}.`, byThrust(cleaned)),
  newDamage('t-bone-damage-2', 'option 2', `${ofSwing}.`, bySwing(exact)),
  newDamage('t-bone-damage-2-cleaned', 'option 2, cleaned', `${ofSwing}. ${asInBook}.`, bySwing(cleaned)),
];
