import type { Citation } from '../../engine/citation.ts';
import type { HitUnit } from '../shared/hit-words.ts';

/** Reads a number of the character's worksheet; 0 if there is none. */
export type ReadNumber = (stat: string) => number;

/** The effect of a certain state: "3 to 1 left", "Move 2, Dodge 2". */
export interface Threshold {
  readonly at: string;
  readonly effect: string;
  /**
   * The same in a few words, for the margin of tick boxes: "3: Move 2, Dodge 2"; absent if the condition does not
   * depend on points left.
   */
  readonly brief?: string;
  /**
   * The counts of points left at which it begins, the highest first; absent if the condition does not depend on points
   * left.
   */
  readonly left?: readonly number[];
}

/** The combat rules of a ruleset that involve a character's numbers. */
export interface CombatRules {
  readonly defenses: {
    /** Which attacks each defense stops and how often, by stat. */
    readonly against: Readonly<Record<string, string>>;
    readonly remarks: readonly string[];
    /** What a retreat adds to each defense, by stat, and to what more; absent where the rules have none. */
    readonly retreat?: { readonly bonus: Readonly<Record<string, number>>; readonly more?: string };
    readonly cite: Citation;
  };
  readonly shooting: {
    /** Headings of the skills that are calculated from a weapon's skill and its ranges. */
    readonly columns: readonly string[];
    /** Returns those skills, or null. `figure` returns a number of the ranged table, or that of a scope. */
    readonly skills: (
      skill: number,
      figure: (column: RangedColumnId | 'scope') => number | null,
    ) => readonly (number | null)[];
    readonly remarks: readonly string[];
    readonly cite: Citation;
  };
  readonly injury: {
    readonly unit: HitUnit;
    readonly thresholds: (number: ReadNumber) => readonly Threshold[];
    /** The points left at which a fighter reels, may die, and is surely dead (or nothing is left of them). */
    readonly marks: (number: ReadNumber) => { readonly reeling: number; readonly mayDie: number; readonly end: number };
    readonly cite: Citation;
  };
  /** The effects of a single blow that penetrates the armor. */
  readonly blow: { readonly thresholds: (number: ReadNumber) => readonly Threshold[]; readonly cite: Citation };
  readonly fatigue: {
    readonly thresholds: (number: ReadNumber) => readonly Threshold[];
    /** The fewest points that can be left; 0 if absent. */
    readonly end?: (number: ReadNumber) => number;
    readonly cite: Citation;
  };
}

/** A body plan of a book: its places in the order of the dice; none for the human one. */
export interface BodyShape {
  readonly id: string;
  readonly name: string;
  readonly places: readonly (readonly [name: string, rolls: readonly [from: number, to: number] | null, add: number])[];
}

/** A line of the table of hit locations on the sheet: both arms are one, as armor covers both. */
export interface SheetLocation {
  /** "arms". */
  readonly name: string;
  /** Added to the roll of an attack that is aimed there. */
  readonly add: number;
  /** The totals of the dice for a random location, as ranges; none if it is never hit at random. */
  readonly rolls: readonly (readonly [from: number, to: number])[];
  /** The places of the body whose DR applies: the first one that the body has. */
  readonly places: readonly [string, ...string[]];
  /** Names by which armor covers the first of its places. */
  readonly coveredBy: readonly string[];
  /** Its first place has its own DR, regardless of armor. */
  readonly always: boolean;
  /** Its DR by itself, and the words for it. */
  readonly resistance?: number;
}

export type RangedColumnId =
  | 'pointBlank'
  | 'increment'
  | 'snapShot'
  | 'accuracy'
  | 'halfDamage'
  | 'maximum'
  | 'rateOfFire'
  | 'shots'
  | 'bulk'
  | 'recoil';

export interface RangedColumn {
  readonly id: RangedColumnId;
  readonly heading: string;
  /** The full name, for newcomers and screen readers. */
  readonly meaning: string;
  /** Left out of a sheet if no weapon has this figure. */
  readonly ifAny?: boolean;
}
