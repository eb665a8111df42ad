import * as z from 'zod/mini';
import type { PackedItem } from '../../character/add-items.ts';
import { type Character, type SavedCharacter, secondarySchema } from '../../character/character.ts';
import { containersOf } from '../../character/containers.ts';
import type { OwnTemplate } from '../../character/custom-entry.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { type Bundle, type BundleOption, type BundleTemplate, emptyBundle } from './bundle.ts';

/** Which parts of a character a template is saved from. */
export interface SavedParts {
  readonly attributes: boolean;
  readonly traits: boolean;
  readonly skills: boolean;
  readonly equipment: boolean;
}

/** Makes a template of parts of a character; the race goes with its attributes. Points that were earned are no part of it. */
export function templateFrom(
  { ruleset, character }: SavedCharacter,
  { name, description }: Pick<OwnTemplate, 'name' | 'description'>,
  parts: SavedParts,
  choices: OwnTemplate['choices'] = [],
): OwnTemplate {
  const { attributes, raised, secondary, race, traits, skills, equipment } = character;
  return {
    name,
    description,
    ruleset,
    race: parts.attributes ? race : { entry: 'human', own: null },
    attributes: parts.attributes ? sumOf(attributes, raised) : { st: 10, dx: 10, iq: 10, ht: 10 },
    secondary: parts.attributes ? secondary : z.parse(secondarySchema, {}),
    traits: parts.traits ? traits.filter(({ boughtOff }) => !boughtOff) : [],
    skills: parts.skills ? skills : [],
    equipment: parts.equipment ? equipment : [],
    choices: choices.filter(({ rows }) => rows.length > 0),
  };
}

/** Levels as they are now, whenever they were bought. */
const sumOf = (bought: Character['attributes'], raised: Character['raised']): Character['attributes'] => ({
  st: bought.st + raised.st,
  dx: bought.dx + raised.dx,
  iq: bought.iq + raised.iq,
  ht: bought.ht + raised.ht,
});

/** A template of the player's own, under the id that it is kept by. */
export const templateOfOwn = (id: string, own: OwnTemplate): BundleTemplate => ({
  id: `own:${id}`,
  name: own.name,
  group: 'own',
  description: own.description,
  keywords: [],
  points: null,
  techLevel: null,
  given: bundleOfOwn(own),
  choices: own.choices.map(({ words, points, count, rows }, at) => ({
    words: words || `Choice ${at + 1}`,
    points,
    count: points === null ? Math.max(1, Math.round(count ?? 1)) : null,
    from: rows.flatMap((key) => optionOf(own, key, rows.slice(0, rows.indexOf(key)))),
  })),
});

/** The option for a row of a template; none for a key that no row has, or that came before. */
function optionOf({ traits, skills, equipment }: OwnTemplate, key: string, before: readonly string[]): BundleOption[] {
  if (before.includes(key)) return [];
  const trait = traits.find((row) => row.key === key);
  if (trait) return [{ name: '', sizes: [{ ...emptyBundle, traits: [trait] }] }];
  const skill = skills.find((row) => row.key === key);
  if (skill) return [{ name: '', sizes: [{ ...emptyBundle, skills: [skill] }] }];
  const inside = itemWithContents(equipment, key);
  return inside.length === 0 ? [] : [{ name: '', sizes: [{ ...emptyBundle, items: packItems(inside) }] }];
}

/** An item with all that is in it; none if there is no such item. */
const itemWithContents = (equipment: readonly EquipmentRow[], key: string): readonly EquipmentRow[] =>
  equipment.filter((item) => item.key === key || containersOf(equipment, item.key).some((outer) => outer.key === key));

/** The template without the rows that are left to choices. */
function withoutOptions({ choices, traits, skills, equipment, ...rest }: OwnTemplate): Omit<OwnTemplate, 'choices'> {
  const optional = new Set(choices.flatMap(({ rows }) => rows));
  const isGiven = ({ key }: { readonly key: string }) => !optional.has(key);
  const optionalItems = new Set(
    [...optional].flatMap((key) => itemWithContents(equipment, key).map((item) => item.key)),
  );
  return {
    ...rest,
    traits: traits.filter(isGiven),
    skills: skills.filter(isGiven),
    equipment: equipment.filter(({ key }) => !optionalItems.has(key)),
  };
}

function bundleOfOwn(own: OwnTemplate): Bundle {
  const { race, attributes, secondary, traits, skills, equipment } = withoutOptions(own);
  const { st, dx, iq, ht } = attributes;
  const isHuman = !race.own && race.entry === 'human';
  return {
    race: isHuman ? null : race,
    attributes: Object.fromEntries(Object.entries({ st, dx, iq, ht }).filter(([, level]) => level !== 10)),
    secondary: Object.fromEntries(Object.entries(secondary).filter(([, steps]) => steps !== 0)),
    traits: containersFirst(traits),
    skills: containersFirst(skills),
    items: packItems(equipment),
  };
}

/** The rows in their order, but each after the container that it is in. */
function containersFirst<Row extends { readonly key: string; readonly container: string }>(
  rows: readonly Row[],
): Row[] {
  const ordered = new Set<Row>();
  const add = (row: Row, inside: readonly Row[]) => {
    const container = rows.find(({ key }) => key === row.container);
    if (container && !inside.includes(container)) add(container, [...inside, container]);
    ordered.add(row);
  };
  for (const row of rows) add(row, [row]);
  return [...ordered];
}

/**
 * The items with their contents. An item that is in no container of the template, or in a cycle of them, is in none.
 */
function packItems(equipment: readonly EquipmentRow[]): PackedItem[] {
  const keys = new Set(equipment.map(({ key }) => key));
  const isLoose = ({ key, container }: EquipmentRow) =>
    !keys.has(container) || containersOf(equipment, key).at(-1)?.container !== '';
  const pack = ({ key, container: _, ...row }: EquipmentRow): PackedItem => ({
    row: { ...row, container: '' },
    contents: equipment.filter((item) => item.container === key && !isLoose(item)).map(pack),
  });
  return equipment.filter(isLoose).map(pack);
}
