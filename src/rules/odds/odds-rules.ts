import type { Citation } from '../../engine/citation.ts';

/** What is rolled for: a blow, a shot or throw, or anything else. */
export type OddsRollKind = 'attack' | 'rangedAttack' | 'other';

/** How one kind of damage wounds. */
interface WoundingRule {
  /** What damage that penetrates the armor is multiplied by; fractions of a hit are dropped. */
  readonly multiplier: number;
  /** The least basic damage of a hit, before armor. */
  readonly least: number;
}

/** The scores with which a regular contest is rolled in place of extreme ones. */
export type Shortened = readonly [first: number, second: number];

/** What a ruleset says about chances: everything else about them is arithmetic. */
export interface OddsRules {
  readonly roll: {
    /** The lowest effective score that can be tried at all, where the book has such a limit; it is not one of defenses. */
    readonly leastScore: number | null;
    /** The rolls in which a failure by ten or more is critical. */
    readonly criticalByTen: readonly OddsRollKind[];
    /** The lowest effective score at which 17 is an ordinary failure; null where it never is. */
    readonly ordinary17From: number | null;
    readonly cite: Citation;
  };
  readonly contest: {
    /** Where both fail, the one who failed by less wins; otherwise nobody. */
    readonly lesserFailureWins: boolean;
    /** Returns other scores in place of extreme ones of a regular contest; null where they are rolled as they are. */
    readonly shorten?: (first: number, second: number) => Shortened | null;
    readonly cite: Citation;
  };
  /** The contest of what affects somebody against the resistance to it; null where the book has none. */
  readonly resistance: {
    /** A supernatural attack counts as no more than this, or the resistance if that is higher; null: no limit. */
    readonly mostAttack: number | null;
    readonly cite: Citation;
  } | null;
  readonly attack: {
    /** An attack roll of 3 does the most damage that the dice can show. */
    readonly mostDamageOn3: boolean;
    /** The lowest defense with which a 3 or 4 succeeds; null: with any. */
    readonly leastDefense: number | null;
    /** For each −1 to the defense the attacker takes `cost`, and may not go below `least`; null where there is no such attack. */
    readonly deceptive: { readonly cost: number; readonly least: number; readonly cite: Citation } | null;
    /** Attacks can have armor divisors. */
    readonly armorDivisors: boolean;
    /** Kinds of damage by their abbreviations. */
    readonly types: Readonly<Record<string, WoundingRule>>;
    readonly cite: Citation;
  };
}
