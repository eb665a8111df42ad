import type { Catalog } from '../../catalog/catalog.ts';
import type { PackedItem } from '../../character/add-items.ts';
import type { Character } from '../../character/character.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

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
const bundleGroups = ['own', 'fantasy', 'modern', 'space', 'hero', 'race', 'meta-trait'] as const;
type BundleGroup = (typeof bundleGroups)[number];

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

/** The headings of the list. */
export const groupNames: Readonly<Record<BundleGroup, string>> = {
  own: 'My templates',
  fantasy: 'Fantasy',
  modern: 'Modern',
  space: 'Space',
  hero: 'Kinds of hero',
  race: 'Races',
  'meta-trait': 'Meta-traits',
};

/** Templates by their groups, in the order of the list; groups without any are left out. */
export const groupTemplates = <T extends { readonly group: BundleGroup }>(
  templates: readonly T[],
): { readonly group: BundleGroup; readonly templates: readonly T[] }[] =>
  bundleGroups
    .map((group) => ({ group, templates: templates.filter((template) => template.group === group) }))
    .filter(({ templates: inGroup }) => inGroup.length > 0);

/** "ST 12, DX 13, HP +1"; '' for none. */
export function describeNumbers(
  { attributes, secondary }: Pick<Ruleset, 'attributes' | 'secondary'>,
  bundle: Pick<Bundle, 'attributes' | 'secondary'>,
): string {
  const levels = attributes.flatMap(({ id, short }) => {
    const level = bundle.attributes[id];
    return level === undefined ? [] : [`${short} ${level}`];
  });
  const changes = secondary.flatMap(({ id, short, step }) => {
    const steps = bundle.secondary[id];
    return steps === undefined ? [] : [`${short} ${formatSigned(steps * step)}`];
  });
  return [...levels, ...changes].join(', ');
}

/** Items in words: "Backpack (Blanket, 6 × Travelers’ rations), Lantern"; '' for none. */
export function describeItems(catalog: Pick<Catalog, 'items'>, items: readonly PackedItem[]): string {
  return items
    .map(({ row: { entry = '', own, quantity = 1 }, contents }) => {
      const name = own?.name ?? catalog.items.get(entry)?.name ?? entry;
      const counted = quantity === 1 ? name : `${formatFraction(quantity)} × ${name}`;
      return contents.length === 0 ? counted : `${counted} (${describeItems(catalog, contents)})`;
    })
    .join(', ');
}

/** How far a choice of so many options is filled: "1 of 2 chosen", "3 chosen, 1 more than 2". */
export const describeCount = (taken: number, wanted: number): string =>
  taken > wanted
    ? `${taken} chosen, ${formatFraction(taken - wanted)} more than ${formatFraction(wanted)}`
    : `${taken} of ${formatFraction(wanted)} chosen`;

/** How far a choice of so many points is filled: "4 of 15 points left", "3 over 15 points". Both are negative for disadvantages. */
export function describePointsLeft(taken: number, wanted: number): string {
  const left = Math.abs(wanted) - Math.abs(taken);
  const whole = formatFraction(wanted);
  return left >= 0
    ? `${formatFraction(wanted < 0 ? -left : left)} of ${whole} points left`
    : `${formatFraction(-left)} over ${whole} points`;
}
