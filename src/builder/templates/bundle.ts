import type { Catalog } from '../../catalog/catalog.ts';
import { addItems, type PackedItem } from '../../character/add-items.ts';
import { type AttributeId, type Character, secondaryIds } from '../../character/character.ts';
import { setAttribute, setOwnRace, setRace, setSecondary } from '../../character/edit-character.ts';
import { addRow, changeRow, createKeyGenerator, keysInUse, type RowChange } from '../../character/edit-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitChoice, TraitRow } from '../../character/trait-rows.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import { copyOwnRace } from '../../rules/resolve/copy-race.ts';
import { normalizeName } from '../../rules/resolve/resolve-rows.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** The result of a row of a bundle: a new row, a row that was increased, or one that was enough already. */
export interface AddedRow {
  readonly key: string;
  readonly status: 'added' | 'raised' | 'kept';
}

/** A character with a bundle, and for each trait and skill of the bundle the row that has it. */
export interface AddedBundle {
  readonly character: Character;
  readonly traits: readonly AddedRow[];
  readonly skills: readonly AddedRow[];
}

/**
 * Adds a bundle to a character. Existing rows count: attributes, levels and points become the higher of the two, and a
 * trait that can only exist once stays unchanged. Items are added to the existing ones. Containers come before their
 * contents.
 */
export function addBundle(character: Character, bundle: Bundle, catalog: Pick<Catalog, 'traits'>): AddedBundle {
  let after = withAttributes(withBundleRace(character, bundle), bundle);
  const nextKey = createKeyGenerator(keysInUse(after));
  const keys = new Map<string, string>();
  const traits = bundle.traits.map(({ key: name, container = '', ...row }): AddedRow => {
    const existing = after.traits.find((had) => isSameTrait(had, row, catalog));
    const key = existing?.key ?? nextKey();
    if (name !== undefined) keys.set(name, key);
    if (existing) {
      const level = Math.max(existing.level, row.level ?? 1);
      const raised = level > existing.level;
      if (raised) after = changeRow(after, 'traits', key, { level });
      return { key, status: raised ? 'raised' : 'kept' };
    }
    const modifiers = row.modifiers?.map((modifier) => ({ ...modifier, key: nextKey() }));
    const placed = { ...row, container: keys.get(container) ?? '' };
    after = addRow(after, 'traits', modifiers ? { ...placed, modifiers } : placed, key);
    return { key, status: 'added' };
  });
  const skills = bundle.skills.map(({ key: name, container = '', ...row }): AddedRow => {
    const existing = after.skills.find((had) => isSameSkill(had, row));
    const key = existing?.key ?? nextKey();
    if (name !== undefined) keys.set(name, key);
    if (existing) {
      const points = Math.max(existing.points, row.points ?? 0);
      const raised = points > existing.points;
      if (raised) after = changeRow(after, 'skills', key, { points });
      return { key, status: raised ? 'raised' : 'kept' };
    }
    after = addRow(after, 'skills', { ...row, container: keys.get(container) ?? '' }, key);
    return { key, status: 'added' };
  });
  return { character: addItems(after, bundle.items).character, traits, skills };
}

function withBundleRace(character: Character, { race }: Bundle): Character {
  if (!race) return character;
  if (!race.own) return setRace(character, race.entry);
  return setOwnRace(character, copyOwnRace(race.own, createKeyGenerator(keysInUse(character))));
}

/** The bundle replaces the usual level; otherwise the higher one counts. */
const merged = (now: number, wanted: number, usual: number): number => (now === usual ? wanted : Math.max(now, wanted));

const attributeIds: readonly AttributeId[] = ['st', 'dx', 'iq', 'ht'];
function withAttributes(character: Character, { attributes, secondary }: Bundle): Character {
  let after = character;
  for (const id of attributeIds) {
    const level = attributes[id];
    if (level !== undefined) after = setAttribute(after, id, merged(character.attributes[id], level, 10));
  }
  for (const id of secondaryIds) {
    const steps = secondary[id];
    if (steps !== undefined) after = setSecondary(after, id, merged(character.secondary[id], steps, 0));
  }
  return after;
}

/** The same entry or own name; of one that can be had more than once, with the same answers. */
function isSameTrait(had: TraitRow, row: RowChange<'traits'>, { traits }: Pick<Catalog, 'traits'>): boolean {
  if (had.own || row.own) return Boolean(had.own && row.own) && isSameName(had.own?.name, row.own?.name);
  if (had.entry !== row.entry) return false;
  return !traits.get(had.entry)?.facet.repeatable || haveSameAnswers(had.choices, row.choices ?? []);
}

const haveSameAnswers = (had: readonly TraitChoice[], wanted: readonly TraitChoice[]): boolean =>
  had.length === wanted.length &&
  wanted.every(({ parameter, value }) =>
    had.some((answer) => answer.parameter === parameter && normalizeName(answer.value) === normalizeName(value)),
  );

function isSameSkill(had: SkillRow, row: RowChange<'skills'>): boolean {
  if (!isSameName(had.speciality, row.speciality ?? '')) return false;
  if ((row.techLevel ?? null) !== null && had.techLevel !== row.techLevel) return false;
  if (had.own || row.own) return Boolean(had.own && row.own) && isSameName(had.own?.name, row.own?.name);
  return had.entry === row.entry;
}

const isSameName = (one = '', other = ''): boolean => normalizeName(one) === normalizeName(other);

/** A row of a bundle. Other rows of the bundle name it by `key` as their container. */
type BundleRow<Chapter extends 'traits' | 'skills'> = RowChange<Chapter> & { readonly key?: string };

/** The additions of a template, or one of its options, to a character: levels of attributes, steps, and rows. */
export interface Bundle {
  /** The race to take, or null. */
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
  /** Its price with each choice filled, in points; null if it has to be computed. */
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
