import type { PackedItem } from '../../character/add-items.ts';
import type { Character } from '../../character/character.ts';
import { containersOf } from '../../character/containers.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { OwnTemplate } from '../../character/own-template.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { Bundle, BundleTemplate } from './bundle.ts';

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
): OwnTemplate {
  const { attributes, raised, secondary, race, traits, skills, equipment } = character;
  return {
    name,
    description,
    ruleset,
    race: parts.attributes ? race : { entry: 'human', own: null },
    attributes: parts.attributes ? sumOf(attributes, raised) : { st: 10, dx: 10, iq: 10, ht: 10 },
    secondary: parts.attributes
      ? secondary
      : { hitPoints: 0, will: 0, perception: 0, fatiguePoints: 0, basicSpeed: 0, basicMove: 0 },
    traits: parts.traits ? traits.filter(({ boughtOff }) => !boughtOff) : [],
    skills: parts.skills ? skills : [],
    equipment: parts.equipment ? equipment : [],
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
  choices: [],
});

function bundleOfOwn({ race, attributes, secondary, traits, skills, equipment }: OwnTemplate): Bundle {
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

/** The items with those that they hold. What is in no container of the template, or in a ring of them, is in none. */
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
