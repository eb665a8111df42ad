import type { KitLine } from './catalog.ts';
import type { TraitModification } from './race-entry.ts';

/** The kind of template, for grouping in the list: by genre, or for those that are not professions. */
type TemplateGroup = 'fantasy' | 'modern' | 'space' | 'meta-trait';

/** A trait of a template, by entry id, with its answers (parameter id to option id or text). */
export interface TemplateTrait {
  readonly trait: string;
  readonly level?: number;
  readonly choices?: Readonly<Record<string, string>>;
  readonly selfControl?: 6 | 9 | 12 | 15;
  readonly modifiers?: readonly TraitModification[];
}

/** A skill or spell of a template, by entry id, with the points spent on it. */
export interface TemplateSkill {
  readonly skill: string;
  readonly speciality?: string;
  readonly points: number;
}

/** Things that are added to a character together. */
export interface TemplateParts {
  /** Bought levels of attributes: 12, not +2. */
  readonly attributes?: Readonly<Partial<Record<'st' | 'dx' | 'iq' | 'ht', number>>>;
  /** Steps bought on top of the attributes' value; a step of Basic Speed is 0.25. */
  readonly secondary?: Readonly<
    Partial<Record<'hitPoints' | 'will' | 'perception' | 'fatiguePoints' | 'basicSpeed' | 'basicMove', number>>
  >;
  readonly traits?: readonly TemplateTrait[];
  readonly skills?: readonly TemplateSkill[];
  readonly items?: readonly KitLine[];
  /** Kits of the ruleset, by id. */
  readonly kits?: readonly string[];
}

/** One of the things to choose from. */
export interface TemplateOption extends TemplateParts {
  /** Its name; by default, the name of its only trait, skill or kit. */
  readonly name?: string;
  /** The levels of its trait, points in its skill or steps of its number to choose from, rising; fixed if absent. */
  readonly sizes?: readonly number[];
}

/**
 * A choice that a template leaves open: so many points of the listed options (negative for disadvantages), or so many
 * of them.
 */
type TemplateChoice = {
  /** "Advantages of a fighter". */
  readonly words: string;
  readonly from: readonly TemplateOption[];
} & ({ readonly points: number; readonly count?: undefined } | { readonly count: number; readonly points?: undefined });

/** A bundle of attributes, traits, skills and gear with choices, under one ruleset. All of its words are our own. */
export interface Template extends TemplateParts {
  readonly id: string;
  readonly name: string;
  readonly group: TemplateGroup;
  /** The price with each choice filled, in points. */
  readonly points: number;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The tech level that it is made for; absent for any. */
  readonly techLevel?: number;
  readonly choose?: readonly TemplateChoice[];
}
