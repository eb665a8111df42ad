import type { Citation } from '../../engine/citation.ts';
import type { SuccessRules } from '../combat/outcomes/success-roll.ts';

/** How one kind of damage wounds. */
interface WoundingRule {
  /** What damage that penetrates the armor is multiplied by; fractions of a hit are dropped. */
  readonly multiplier: number;
  /** The least basic damage of a hit, before armor. */
  readonly least: number;
}

/** What a ruleset says about chances: everything else about them is arithmetic. */
export interface OddsRules {
  readonly success: SuccessRules;
  /** Returns the scores of a regular contest that would take long, made shorter; absent where they are rolled as they are. */
  readonly shortenContest?: (first: number, second: number) => readonly [first: number, second: number];
  readonly cites: { readonly roll: Citation; readonly contest: Citation };
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
