import type { TextMatch } from './effect.ts';
import type { Attribute } from './entry.ts';

/** A score within bounds: now, or with `atStart` as it was when the character was made, with the modifier of the race. */
export interface AttributePrerequisite {
  readonly attribute: Attribute;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly atStart?: boolean;
}

/** A trait by its id, bought or of the race: with one of these options if any are named, and `level` levels in all. */
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

/** So many other spells, of one college if named. */
interface SpellCountPrerequisite {
  readonly spells: number;
  readonly college?: string;
}

/** Other spells of so many colleges. */
interface CollegeCountPrerequisite {
  readonly colleges: number;
}

/** The character's own tech level. If there is none, neither bound is met. */
interface TechLevelPrerequisite {
  readonly techLevel: Bounds;
}

/** Bounds of a number; no bound is met by any. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Traits by their names ('' in `contains` for any), by their notes and modifiers, and by the level of one of them. */
export interface NamedTraitPrerequisite extends Bounds {
  readonly traitNamed: TextMatch;
  readonly note?: string;
  readonly withoutNote?: string;
}

/** Learned skills by their names; with bounds, those at such a level. */
export interface NamedSkillPrerequisite extends Bounds {
  readonly skillNamed: TextMatch;
  readonly speciality?: string;
}

/** So many other spells with a name, a college or a tag; at least one if there is no bound. */
export interface NamedSpellsPrerequisite extends Bounds {
  readonly spellsBy: 'name' | 'college' | 'tag';
  readonly text: TextMatch;
}

/** Numbers of the sheet, added up. One that the sheet lacks is 0. */
export interface SumPrerequisite extends Bounds {
  readonly sumOf: readonly string[];
}

/** Of a container: pounds, or the number of items in it. Items that are no container meet it. */
export interface ContentsPrerequisite extends Bounds {
  readonly contents: 'weight' | 'quantity';
}

/** An item in hand or worn. */
export interface InUsePrerequisite {
  readonly inUse: TextMatch;
}

export type PrerequisiteLeaf =
  | NamedTraitPrerequisite
  | NamedSkillPrerequisite
  | NamedSpellsPrerequisite
  | SumPrerequisite
  | ContentsPrerequisite
  | InUsePrerequisite
  | AttributePrerequisite
  | TraitPrerequisite
  | SkillPrerequisite
  | SpellPrerequisite
  | SpellCountPrerequisite
  | CollegeCountPrerequisite
  | TechLevelPrerequisite;

/**
 * An entry's requirements for the character who has it. `not` excludes: a trait that is incompatible with another names
 * that one in a `not`. The entry itself never counts, neither as required nor as excluded. `atTechLevel` limits a
 * requirement to some tech levels of the character.
 */
export type Prerequisite =
  | PrerequisiteLeaf
  | { readonly all: readonly Prerequisite[] }
  | { readonly any: readonly Prerequisite[] }
  | { readonly not: Prerequisite }
  | { readonly atTechLevel: Bounds; readonly requires: Prerequisite }
  | { readonly count: number; readonly of: readonly Prerequisite[] };
