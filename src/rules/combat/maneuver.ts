import type { Citation } from '../../engine/citation.ts';

/** How far a maneuver lets one move, of the Move of the moment. */
type ManeuverMovement =
  | { readonly kind: 'none' | 'step' | 'full' }
  /** Half of Move, and at least `atLeast` yards; forward only. With its own page if different from the maneuver's. */
  | {
      readonly kind: 'half';
      readonly round: 'up' | 'down';
      readonly atLeast?: number;
      readonly atLeastCite?: Citation;
      readonly forward?: boolean;
    };

export type ActiveDefense = 'dodge' | 'parry' | 'block';

/** What a maneuver allows. */
export interface Allowance {
  readonly movement: ManeuverMovement;
  /** Blows or shots; 0 for no attack. */
  readonly attacks: number;
  /** The attack, or all of the maneuver, is a feint. */
  readonly feint?: boolean;
  /** The attack comes only when something happens: a foe comes within reach. */
  readonly onTrigger?: boolean;
  /** The attack is a wild swing that neither darkness nor blindness makes worse; it is aimed at no place. */
  readonly wildSwing?: boolean;
  readonly meleeOnly?: boolean;
  readonly rangedOnly?: boolean;
  /** Added to the skill of melee and ranged attacks, and the maximum for a melee attack. */
  readonly melee?: number;
  readonly ranged?: number;
  readonly meleeCap?: number;
  /** Added to the damage of a hand weapon, or per die if that is more. */
  readonly damage?: number;
  readonly damagePerDie?: number;
  /** Yards that a hand weapon reaches farther. */
  readonly reach?: number;
  readonly defenses: readonly ActiveDefense[];
  /** The bonus to a defense. */
  readonly defenseBonus?: Partial<Readonly<Record<ActiveDefense, number>>>;
  /** Two different defenses against one attack. */
  readonly secondDefense?: boolean;
  readonly noRetreat?: boolean;
  /** All that a stunned fighter can choose. */
  readonly whileStunned?: boolean;
  /** The price of using a defense, in words: "the aim is lost". */
  readonly defenseCosts?: string;
}

/** One of the ways in which a maneuver can be done. */
export interface ManeuverKind extends Partial<Allowance> {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The house rule that it comes from: its name is in the steps, and its page is theirs. Absent for a kind of the book. */
  readonly rule?: { readonly name: string; readonly cite: Citation };
}

/** What a fighter may choose to do in a turn. */
export interface Maneuver extends Allowance {
  readonly id: string;
  readonly name: string;
  /** One line in our words. */
  readonly summary: string;
  readonly cite: Citation;
  /** If it must be done in one of several ways; the first is the default. */
  readonly kinds?: readonly ManeuverKind[];
}

export const anyDefense: readonly ActiveDefense[] = ['dodge', 'parry', 'block'];
export const noDefense: readonly ActiveDefense[] = [];

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
