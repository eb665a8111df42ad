import type { PackedItem } from '../../character/add-items.ts';
import type { Character } from '../../character/character.ts';
import type { RowChange } from '../../character/edit-rows.ts';

/** A row of a bundle. `key` is what others of the bundle name it by as their container. */
type BundleRow<Chapter extends 'traits' | 'skills'> = RowChange<Chapter> & { readonly key?: string };

/** What a template, or one of its options, adds to a character: levels of attributes, steps, and rows. */
export interface Bundle {
  /** The race to take; null for none. */
  readonly race: Character['race'] | null;
  readonly attributes: Readonly<Partial<Character['attributes']>>;
  readonly secondary: Readonly<Partial<Character['secondary']>>;
  readonly traits: readonly BundleRow<'traits'>[];
  readonly skills: readonly BundleRow<'skills'>[];
  readonly items: readonly PackedItem[];
}

/** One of the things to choose from, in one or several sizes (levels of a trait, points in a skill), in rising order. */
export interface BundleOption {
  /** '' for the name of its only trait or skill. */
  readonly name: string;
  readonly sizes: readonly [Bundle, ...Bundle[]];
}

/** A choice that is left open: so many points of the options, or so many of them. */
export interface BundleChoice {
  readonly words: string;
  readonly points: number | null;
  readonly count: number | null;
  readonly from: readonly BundleOption[];
}

/** The groups of the list, in their order. */
export const bundleGroups = ['own', 'fantasy', 'modern', 'space', 'hero', 'race', 'meta-trait'] as const;
export type BundleGroup = (typeof bundleGroups)[number];

/** A template ready to be applied, whatever it comes from: the ruleset's lists, a kind of hero, a race, or the player. */
export interface BundleTemplate {
  /** Unique among the templates of a ruleset. */
  readonly id: string;
  readonly name: string;
  readonly group: BundleGroup;
  readonly description: string;
  readonly keywords: readonly string[];
  /** What it costs with each choice filled, in points; null where that has to be worked out. */
  readonly points: number | null;
  /** The tech level that it is made for; null for any. */
  readonly techLevel: number | null;
  readonly given: Bundle;
  readonly choices: readonly BundleChoice[];
}

export const emptyBundle: Bundle = { race: null, attributes: {}, secondary: {}, traits: [], skills: [], items: [] };

/** Several bundles as one, the rows in their order; of two levels of an attribute the later counts. */
export function joinBundles(bundles: readonly Bundle[]): Bundle {
  return {
    race: bundles.findLast(({ race }) => race !== null)?.race ?? null,
    attributes: Object.assign({}, ...bundles.map(({ attributes }) => attributes)),
    secondary: Object.assign({}, ...bundles.map(({ secondary }) => secondary)),
    traits: bundles.flatMap(({ traits }) => traits),
    skills: bundles.flatMap(({ skills }) => skills),
    items: bundles.flatMap(({ items }) => items),
  };
}
