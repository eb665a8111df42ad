import type { Effect } from './effect.ts';
import type { Facet } from './entry.ts';
import type { DamageType } from './item-entry.ts';

/** A trait of a whole race, by entry id, with its level and its answers (parameter id to option id or text). */
interface RaceTrait {
  readonly trait: string;
  readonly level?: number;
  readonly choices?: Readonly<Record<string, string>>;
  readonly modifiers?: readonly TraitModification[];
  readonly selfControl?: 6 | 9 | 12 | 15;
}

/** An enhancement or limitation of a trait in a race or template: "Winged", −25. */
export interface TraitModification {
  readonly name: string;
  readonly percent: number;
}

/** A skill that every member has: so many levels over its attribute. */
interface RaceSkill {
  readonly skill: string;
  readonly speciality?: string;
  readonly relative: number;
}

/** A blow with claws, teeth and so on. If the ruleset has a blow with this id ("kick"), it changes that one. */
export interface NaturalBlow {
  readonly id: string;
  readonly type: DamageType;
  /** Absent fields below are those of the ruleset's blow. */
  readonly name?: string;
  readonly limb?: 'hand' | 'foot' | 'mouth';
  readonly reach?: string;
  /** Added to thrust. */
  readonly damageAdd?: number;
  /** Its maximum damage before bonuses for skill, as printed dice: "1". */
  readonly maximumDamage?: string;
  /** The ruleset's blow whose skills it is used with ("punch"), and further skills for it, by entry id. */
  readonly like?: string;
  readonly skills?: readonly string[];
  readonly notes?: readonly string[];
}

export interface RaceFacet extends Facet {
  /** The book's price; absent if it is the sum of the template's parts. */
  readonly points?: number;
  /** Added to the bought attributes. */
  readonly st?: number;
  readonly dx?: number;
  readonly iq?: number;
  readonly ht?: number;
  /** Traits that come with the race, by entry id; a leveled one adds to levels that are bought. */
  readonly traits?: readonly RaceTrait[];
  readonly skills?: readonly RaceSkill[];
  /**
   * Skills that have another difficulty for this race, and the resulting penalty of their default from an attribute.
   */
  readonly difficulties?: readonly {
    readonly skill: string;
    readonly difficulty: 'easy' | 'average' | 'hard';
    readonly defaultPenalty?: number;
  }[];
  readonly effects?: readonly Effect[];
  readonly blows?: readonly NaturalBlow[];
  /** Inches and pounds from the average of the tables. */
  readonly height?: number;
  readonly weight?: number;
  /** The extra-heavy load reaches this many times Strength. */
  readonly extraHeavyLoad?: number;
  /** More points than this are unusual for the race. */
  readonly suggestedCeiling?: number;
  readonly notes?: readonly string[];
}
