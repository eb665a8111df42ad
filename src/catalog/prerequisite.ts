import type { Attribute } from './attribute.ts';

/** A score within bounds: now, or with `atStart` as it was when the character was made, with the modifier of the race. */
export interface AttributePrerequisite {
  readonly attribute: Attribute;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly atStart?: boolean;
}

/** A trait by its id, bought or of the race: with one of these options where some are named, and `level` levels in all. */
export interface TraitPrerequisite {
  readonly trait: string;
  readonly options?: readonly string[];
  readonly level?: number;
}

/** A skill by its id, learned, or at `level` or better by whatever means. */
export interface SkillPrerequisite {
  readonly skill: string;
  readonly speciality?: string;
  readonly level?: number;
}

/** A spell by its id, learned, or at `level` or better. */
export interface SpellPrerequisite {
  readonly spell: string;
  readonly level?: number;
}

/** So many other spells, of one college where it is named. */
interface SpellCountPrerequisite {
  readonly spells: number;
  readonly college?: string;
}

/** Other spells of so many colleges. */
interface CollegeCountPrerequisite {
  readonly colleges: number;
}

/** The tech level that the character comes from. Neither bound is met where there is none. */
interface TechLevelPrerequisite {
  readonly techLevel: { readonly atLeast?: number; readonly atMost?: number };
}

export type PrerequisiteLeaf =
  | AttributePrerequisite
  | TraitPrerequisite
  | SkillPrerequisite
  | SpellPrerequisite
  | SpellCountPrerequisite
  | CollegeCountPrerequisite
  | TechLevelPrerequisite;

/**
 * What an entry requires of the character who has it. `not` excludes: a trait that does not go with another one names that
 * one in a `not`. The entry itself never counts, neither as what is required nor as what is excluded. A requirement for
 * some tech levels only is an `any` with a `not` of these.
 */
export type Prerequisite =
  | PrerequisiteLeaf
  | { readonly all: readonly Prerequisite[] }
  | { readonly any: readonly Prerequisite[] }
  | { readonly not: Prerequisite }
  | { readonly count: number; readonly of: readonly Prerequisite[] };
