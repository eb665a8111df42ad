import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Dice } from '../../engine/dice.ts';

/** First aid from a tech level on. */
export interface FirstAidRow {
  readonly techLevel: number;
  readonly minutes: number;
  /** The hits that come back; at least 1. */
  readonly dice: Dice;
}

/** How somebody unconscious wakes: by a roll each time, after a time without one, or by one roll after a time. */
interface Waking {
  readonly way: 'rollEach' | 'certain' | 'rollOnce';
  readonly minutes: number;
  /** What follows the one roll that is missed. */
  readonly failure?: string;
  readonly cite: Citation;
}

/** The points that decide about waking. */
interface LeftToWake {
  readonly left: number;
  readonly lost: number;
  readonly full: number;
}

/** How wounds heal and fatigue is regained under a ruleset. */
export interface RecoveryRules {
  /** Simple bandages give back a hit, once for all wounds; `skill` if the healer rolls for it. */
  readonly bandage: { readonly minutes: number; readonly skill: boolean; readonly cite: Citation };
  readonly firstAid: {
    /** From the lowest tech level on. */
    readonly rows: readonly FirstAidRow[];
    /** The healer rolls against First Aid; otherwise a trained one is sure to help. */
    readonly skill: boolean;
    /** Added to IQ for somebody without the skill; absent without a skill. */
    readonly untrained?: number;
    readonly cite: Citation;
  };
  /** The roll at the end of a day of rest and decent food. */
  readonly day: {
    /** Writes the number; `has` says whether the victim has a trait. */
    readonly formula: (w: DerivationBuilder, has: (trait: string) => boolean) => void;
    /** Hits for a success, by the victim's full hits, and whether they heal very rapidly. */
    readonly hits: (full: number, isVeryRapid: boolean) => number;
    readonly cite: Citation;
  };
  /** A physician of this level or better adds 1; absent if the book leaves it to the campaign. */
  readonly care?: { readonly minLevel: number; readonly cite: Citation };
  readonly waking: (points: LeftToWake) => Waking;
  /** Minutes of rest that give back a point of fatigue, and one more with a meal. */
  readonly fatigue: { readonly minutes: number; readonly withMeal: number; readonly cite: Citation };
  /** Fatigue of a night without sleep, and of half a night; null if the game master says. A full night gives it back, `all` with the rest. */
  readonly sleep: {
    readonly night: number | null;
    readonly half: number | null;
    readonly restoresAll: boolean;
    readonly cite: Citation;
  };
  /** Fatigue of a missed meal, and how much a day of rest with three meals gives back; absent if the book has no rule. */
  readonly hunger?: { readonly meal: number; readonly day: number; readonly cite: Citation };
  /** How often somebody mortally wounded rolls to live; absent if there are no mortal wounds. */
  readonly mortalWound?: { readonly minutes: number; readonly cite: Citation };
}
