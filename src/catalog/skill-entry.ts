import type { Effect } from './effect.ts';
import type { Attribute, Entry, Facet } from './entry.ts';
import type { Prerequisite } from './prerequisite.ts';

export type Difficulty =
  | 'easy'
  | 'average'
  | 'hard'
  | 'veryHard'
  | 'techniqueAverage'
  | 'techniqueHard'
  | 'wildcard'
  /** The native language: at the attribute for nothing, then a point a level. */
  | 'native';

/**
 * Use without training: an attribute's or another skill's level (by entry id) less `penalty` (5 for DX−5; below 0 only
 * if a player entered it).
 */
export type SkillDefault =
  | { readonly attribute: Attribute; readonly penalty: number }
  | {
      readonly skill: string;
      readonly penalty: number;
      /** Only if the skill has this speciality; `same` for the speciality of the skill that has the default. */
      readonly speciality?: string;
    };

/** The name of a skill's speciality, and the book's choices. */
interface Speciality {
  readonly label: string;
  readonly choices: readonly string[];
  /** The skill can be learned without a speciality; with one it is a step easier (Basic Set p. 169). */
  readonly optional?: boolean;
  /** Defaults of single choices, by their names, in addition to those of the skill. */
  readonly defaults?: Readonly<Record<string, readonly SkillDefault[]>>;
  /** Requirements of single choices, by their names, in addition to those of the skill. */
  readonly prerequisites?: Readonly<Record<string, readonly Prerequisite[]>>;
  /** The speciality of a technique is the skill that it builds on, at this much below it and at most so far over it. */
  readonly basedOn?: { readonly penalty: number; readonly atMost?: number };
}

/** The figures of casting a spell. The texts are short and ready to print. */
export interface SpellFigures {
  readonly class: 'regular' | 'area' | 'melee' | 'missile' | 'blocking' | 'information' | 'special' | 'resisted';
  /** "HT", for a spell that is resisted, of whatever class. */
  readonly resistedBy?: string;
  readonly time: string;
  readonly duration: string;
  /** ST or FP spent; for an area by the yard of its radius. */
  readonly cost: string;
  readonly maintain?: string;
  /** Its colleges, if the ruleset has them. */
  readonly colleges?: readonly string[];
}

export interface SkillFacet extends Facet {
  readonly attribute: Attribute;
  readonly kind: 'physical' | 'mental';
  readonly difficulty: Difficulty;
  readonly defaults: readonly SkillDefault[];
  /** It is a spell. */
  readonly spell?: SpellFigures;
  /** The minimum points that buy a level, if more than the table's. */
  readonly leastPoints?: number;
  /** Its difficulty is the player's choice among these (a language); `difficulty` is the one at first. */
  readonly difficulties?: readonly Difficulty[];
  /** Groups that effects name as `skills:<group>`: language, musical, animal, vehicle, walking, legs. */
  readonly groups?: readonly string[];
  /** Hits from a distance. */
  readonly ranged?: boolean;
  /** Used in a fight: helms and such lower it. */
  readonly combat?: boolean;
  /** A weapon's skill: a large shield lowers it. */
  readonly weapon?: boolean;
  /** Blocks with a shield; or parries with bare hands at this share of its level. */
  readonly block?: boolean;
  readonly bareHandParry?: number;
  /** That parry stops other bare hands and feet only, no weapons. */
  readonly againstBareHands?: boolean;
  /** Cannot be used bare-handed under more than a light load, or with fewer hands empty than this. */
  readonly lightLoad?: boolean;
  readonly emptyHands?: 1 | 2;
  /** Must be bought once for each speciality, unless that is optional. */
  readonly speciality?: Speciality;
  /** Marked /TL: it is another skill at every tech level. */
  readonly techLevel?: boolean;
  readonly effects?: readonly Effect[];
  /** Its requirements: all of these. */
  readonly prerequisites?: readonly Prerequisite[];
  /** Rules that hold only sometimes, in our words. */
  readonly notes?: readonly string[];
  /** The most levels over its default, for a technique. */
  readonly maximum?: number;
  /** It never rises above the skill that it builds on, whatever the penalty (a spell of ritual magic). */
  readonly atMostSkill?: true;
  /** How many times the level of load is subtracted from it, if the player set that. */
  readonly loadTimes?: number;
  /**
   * The skills that a wildcard skill counts for, by name: "Broadsword", "Guns" for each of its kinds, "Fast-Draw (Sword)" for
   * one; or by a group.
   */
  readonly covers?: readonly string[];
}

/** An entry with the heading that it is offered under, unless it is a spell or a skill of a fight. */
export interface SkillEntry extends Entry {
  readonly field?: SkillField;
}

export type SkillEntries = Readonly<Record<string, SkillEntry>>;

/**
 * The headings for skills other than fighting skills, in their order. A skill that names none is offered under "Other
 * skills".
 */
export const skillFields = [
  'Moving and athletics',
  'Stealth and trickery',
  'Outdoors and animals',
  'Dealing with people',
  'Knowledge and medicine',
  'Arts and crafts',
  'Machines and vehicles',
  'Languages',
] as const;

export type SkillField = (typeof skillFields)[number];
