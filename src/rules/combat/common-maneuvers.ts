import type { Citation } from '../../engine/citation.ts';
import { type Allowance, anyDefense, type Maneuver } from './maneuver.ts';

/** Maneuvers, and their shapes, that several rulesets share. */

export const none = { kind: 'none' } as const;
export const step = { kind: 'step' } as const;

type Named = Pick<Maneuver, 'id' | 'name' | 'summary' | 'cite'>;
type Movement = Allowance['movement'];

/** A maneuver with one attack and any active defense, unless `more` says otherwise. */
export const attacking = (named: Named, movement: Movement, more: Partial<Maneuver> = {}): Maneuver => ({
  ...named,
  movement,
  attacks: 1,
  defenses: anyDefense,
  ...more,
});

/** The same without an attack. */
export const notAttacking = (named: Named, movement: Movement, more: Partial<Maneuver> = {}): Maneuver =>
  attacking(named, movement, { attacks: 0, ...more });

export const moveOnly = (cite: Citation): Maneuver =>
  notAttacking({ id: 'move', name: 'Move', summary: 'move and nothing else', cite }, { kind: 'full' });

export const aiming = (cite: Citation, summary: string, movement: Movement): Maneuver =>
  notAttacking({ id: 'aim', name: 'Aim', summary, cite }, movement, { defenseCosts: 'the aim is lost' });
