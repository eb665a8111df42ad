import * as z from 'zod/mini';
import type { Condition } from '../../character/combat-state.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { HitUnit } from '../shared/hit-words.ts';

/** A blow or shot that got through the defenses: the damage rolled, and the place it hits. */
const woundSchema = z.object({
  /** The damage that was rolled, or the most that it can be after a critical hit. */
  rolled: z.int().check(z.gte(0)),
  /** "cr", "cut", "imp": as the weapon table has it. */
  type: z.string(),
  /** The id of a hit location; empty for the body. */
  location: z._default(z.string(), ''),
  side: z._default(z.enum(['front', 'behind']), 'front'),
  /** DR instead of the sheet's. */
  resistance: z._default(z.nullable(z.int().check(z.gte(0))), null),
  /** The armor gives way: blows that it stops bruise. */
  flexible: z._default(z.boolean(), false),
  /** Beyond half-damage range. */
  halved: z._default(z.boolean(), false),
  /** For a critical hit: the factor on the damage, and whether armor is bypassed. */
  times: z._default(z.int().check(z.gte(1)), 1),
  bypassesArmor: z._default(z.boolean(), false),
  /** The armor divisor: 2 halves DR, 0.5 doubles it. */
  armorDivisor: z._default(z.number().check(z.gt(0)), 1),
  /** What the victim is made of; anything but a living body only if the ruleset has it. */
  body: z._default(z.enum(['living', 'unliving', 'homogenous', 'diffuse']), 'living'),
  /** Only the push counts. */
  knockbackOnly: z._default(z.boolean(), false),
});

export type Wound = z.infer<typeof woundSchema>;

/** A whole wound from parts of one. @throws ZodError for values that the schema does not allow */
export const woundOf = (parts: z.input<typeof woundSchema>): Wound => z.parse(woundSchema, parts);

/** The part of a hit location that matters to a wound. */
export interface WoundedPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Its names on armor; absent if armor of the torso covers it. */
  readonly armor?: readonly string[];
  /** Its DR by itself, if the sheet has no DR for it. */
  readonly resistance?: number;
  /** There are legs enough to stand on without one of them. */
  readonly keepsFeet?: boolean;
  /** What else follows when it is crippled: "cannot fly". */
  readonly whenCrippled?: string;
}

/** Effects of a wound other than the hits lost. */
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
    | 'bleeds'
    | 'critical';
  readonly words: string;
  readonly cite: Citation;
  /** The number to roll against, if a roll decides. */
  readonly roll?: StatId;
  /** How many rolls are due, if more than one. */
  readonly times?: number;
  /** The hits left at which each of the rolls is due, in their order. */
  readonly at?: readonly number[];
  /** The resulting conditions (of a failure, if a roll decides). */
  readonly conditions?: readonly Condition[];
  /** Further conditions if the roll is missed by so much. */
  readonly missedBy?: { readonly by: number; readonly conditions: readonly Condition[] };
  /** The conditions in place of the others if the roll is missed by no more than this. */
  readonly narrowly?: { readonly by: number; readonly conditions: readonly Condition[] };
  /** A leg that is crippled lets nobody fall by itself. */
  readonly keepsFeet?: true;
}

/** What a roll that a wound makes due decides: the part of the effect that is the same for every wound. */
export type WoundRoll = Pick<WoundEffect, 'words' | 'cite' | 'conditions' | 'missedBy' | 'narrowly'> & {
  /** "survive", "stay on your feet": what the roll is for. */
  readonly name: string;
  readonly roll: StatId;
};

/** `context` is the victim's; null for somebody without a sheet. */
export type WoundSteps = (
  w: DerivationBuilder,
  wound: Wound,
  place: WoundedPlace | undefined,
  context: SheetContext | null,
) => void;

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
  readonly unit: HitUnit;
  /** The attribute that is the hit points of an ordinary person. */
  readonly hitsFrom: 'st' | 'ht';
  /** Writes the DR that stops damage, in addition to the sheet's: the skull, an armor divisor. */
  readonly resistance: readonly WoundSteps[];
  /** Writes on the penetrating damage, rounded and multiplied by type and place. */
  readonly injury: readonly WoundSteps[];
  /** The page of the rule that further damage to a crippled place does not count; absent if it does. */
  readonly crippledTakesNoMore?: Citation;
  /** Writes yards, on the damage rolled; absent if blows do not knock anybody back. */
  readonly knockback?: WoundSteps;
  readonly numbers: readonly WoundNumber[];
  /** The rolls that wounds make due, by the id of the effect. */
  readonly rolls: Partial<Readonly<Record<WoundEffect['id'], WoundRoll>>>;
  /**
   * `number` reads a number of the victim, those of this wound included; `has` says whether the victim has a trait;
   * `crippled` are the places that were crippled before.
   */
  readonly effects: (
    wound: Wound,
    place: WoundedPlace | undefined,
    number: (stat: StatId) => number,
    has: (trait: string) => boolean,
    crippled: readonly string[],
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
