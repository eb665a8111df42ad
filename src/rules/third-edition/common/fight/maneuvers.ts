import type { Citation } from '../../../../engine/citation.ts';
import {
  type Allowance,
  aiming,
  type Maneuver,
  type ManeuverKind,
  none,
  notAttacking,
} from '../../../combat/maneuver.ts';

/** Maneuvers that Man to Man and GURPS Lite share. */

export const changingPosition = (cite: Citation, kinds?: readonly ManeuverKind[]): Maneuver =>
  notAttacking(
    {
      id: 'changePosition',
      name: 'Change Position',
      summary: 'stand, kneel, sit or lie down; from lying to standing takes two turns',
      cite,
    },
    none,
    kinds ? { kinds } : {},
  );

export const readying = (
  named: Pick<Maneuver, 'name' | 'summary' | 'cite'>,
  movement: Allowance['movement'],
): Maneuver =>
  notAttacking({ id: 'ready', ...named }, movement, {
    kinds: [
      { id: 'item', name: 'a weapon or another item', summary: 'what becomes ready can defend at once' },
      {
        id: 'reload',
        name: 'reloading a missile weapon',
        summary: 'a turn of reloading',
        defenses: ['dodge'],
        defenseCosts: 'the turn of reloading is lost',
      },
    ],
  });

export const aimingStill = (cite: Citation): Maneuver => aiming(cite, 'aim a ready ranged weapon at one target', none);

/** The kinds of All-Out Attack of both books. */
export const blowAtFour: ManeuverKind = {
  id: 'skill',
  name: 'one blow at +4',
  summary: 'a single blow with 4 more skill',
  melee: 4,
};
export const twoBlows: ManeuverKind = { id: 'double', name: 'two blows', summary: 'two blows at one foe', attacks: 2 };

export const allOutDefending = (cite: Citation, summary: string, movement: Allowance['movement']): Maneuver =>
  notAttacking({ id: 'allOutDefense', name: 'All-Out Defense', summary, cite }, movement, { secondDefense: true });

export const longAction = (cite: Citation, defenseCosts: string): Maneuver =>
  notAttacking(
    { id: 'longAction', name: 'Long Action', summary: 'a second of something that takes longer', cite },
    none,
    { defenses: ['dodge'], defenseCosts },
  );
