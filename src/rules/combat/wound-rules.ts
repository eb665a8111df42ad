import type { Condition } from '../../character/combat-state.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Wound } from './wound.ts';

/** The part of a hit location that matters to a wound. */
export interface WoundedPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** The names that armor has for it; absent where that of the torso covers it. */
  readonly armor?: readonly string[];
}

/** What a wound does besides the hits that it takes. */
export interface WoundEffect {
  readonly id:
    | 'stunned'
    | 'knockedDown'
    | 'knockedOut'
    | 'crippled'
    | 'mayDie'
    | 'dead'
    | 'unconscious'
    | 'mayFall'
    | 'shock'
    | 'critical';
  readonly words: string;
  readonly cite: Citation;
  /** The number to roll, where a roll decides. */
  readonly roll?: StatId;
  /** How many rolls are due, where more than one. */
  readonly times?: number;
  /** The conditions that follow (of a failure, where a roll decides). */
  readonly conditions?: readonly Condition[];
  /** Further conditions where the roll is missed by so much. */
  readonly missedBy?: { readonly by: number; readonly conditions: readonly Condition[] };
  /** A leg that is crippled lets nobody fall by itself. */
  readonly keepsFeet?: true;
}

export type WoundSteps = (w: DerivationBuilder, wound: Wound, place: WoundedPlace | undefined) => void;

/** A number that decides about the effects of a wound: "more than half of HT". */
export interface WoundNumber {
  readonly id: StatId;
  readonly name: string;
  readonly cite: Citation;
  readonly formula: WoundSteps;
}

/** How a ruleset turns damage into injury. */
export interface WoundRules {
  readonly cite: Citation;
  /** The attribute that is the hit points of an ordinary person. */
  readonly hitsFrom: 'st' | 'ht';
  /** Writes the DR that stops damage, after that of the sheet: the skull, an armor divisor. */
  readonly resistance: readonly WoundSteps[];
  /** Writes on what gets through, rounded and multiplied by type and place. */
  readonly injury: readonly WoundSteps[];
  /** The page of the rule that further damage to a crippled place does not count; absent where it does. */
  readonly crippledTakesNoMore?: Citation;
  /** Writes yards, on the damage rolled; absent where blows push nobody. */
  readonly knockback?: WoundSteps;
  readonly numbers: readonly WoundNumber[];
  /** `number` reads a number of the victim, those of this wound included; `has` says whether the victim has a trait. */
  readonly effects: (
    wound: Wound,
    place: WoundedPlace | undefined,
    number: (stat: StatId) => number,
    has: (trait: string) => boolean,
  ) => readonly WoundEffect[];
}

/** The numbers of a wound. */
export const woundStats = {
  resistance: 'wound:resistance',
  penetrating: 'wound:penetrating',
  injury: 'wound:injury',
  knockback: 'wound:knockback',
  hitsLeft: 'wound:hitsLeft',
  shock: 'wound:shock',
} as const satisfies Record<string, StatId>;
