import type { Amount, Effect } from './effect.ts';

/** What the caster chooses of a spell: points, dice, pounds; the energy is so much for each. */
interface SpellAmount {
  readonly least: number;
  /** The maximum; by the level of Magery, or none if absent. */
  readonly most?: number | 'magery' | 'twiceMagery';
  /** In steps of so many, if not of one. */
  readonly step?: number;
  /** "PD", "points of Move and Dodge": what one of them is. */
  readonly unit: string;
}

/** The missile of a spell, as a row of the weapon table. */
export interface MissileFigures {
  readonly skill: string;
  readonly type: string;
  /** Energy for each die, and what is added to each. */
  readonly energyPerDie: number;
  readonly addsPerDie?: number;
  readonly accuracy?: number;
  readonly halfDamage?: string;
  readonly maximum?: string;
  readonly explosive?: true;
}

/** The figures of casting a spell as numbers; `SpellFigures` has the same as texts to print. */
export interface SpellCasting {
  /** Energy, for each of the amount, and for an area for each yard of its radius; null if it varies and is typed. */
  readonly energy: number | null;
  readonly amount?: SpellAmount;
  /** Energy to maintain, counted the same way; a share of the cost, rounded up; absent if it cannot be maintained. */
  readonly maintain?: number | 'half' | 'same' | null;
  /** Seconds of casting, 0 for a spell that takes no time; null if they vary. */
  readonly seconds: number | null;
  /** The seconds are for each of the amount, or for each point of energy. */
  readonly secondsEach?: 'amount' | 'energy';
  /** Seconds that it lasts; in an instant; for good or until something ends it. */
  readonly lasts: number | 'instant' | 'lasting';
  readonly missile?: MissileFigures;
  /** Numbers of the subject that it changes, by so much for each of the amount. */
  readonly effects?: readonly (Amount<'add'> & { readonly to: Extract<Effect['to'], string> })[];
  /** The id of a hazard that those inside its area meet. */
  readonly hazard?: string;
  /** Conditions of those inside its area that it ends. */
  readonly ends?: readonly ('stunned' | 'mentallyStunned' | 'asleep')[];
  /** The condition of a subject who has not resisted: asleep until woken, dazed for as long as the spell is on. */
  readonly puts?: 'asleep' | 'dazed';
  /** Hits or fatigue that the subject gets back for each of the amount; null for all that is lost. */
  readonly restores?: { readonly what: 'hits' | 'fatigue'; readonly each: number | null; readonly returns?: true };
}

export type SpellCastings = Readonly<Record<string, SpellCasting>>;
