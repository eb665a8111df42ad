import type { Catalog } from '../catalog/catalog.ts';
import type { ItemFacet } from '../catalog/item-entry.ts';
import type { SkillFacet } from '../catalog/skill-entry.ts';
import type { RowChapter } from '../character/character.ts';
import { kindNames } from './shared/traits.ts';

const inCapitals = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The order of the headings where nothing is searched for. */
export const groupOrder: readonly string[] = [
  'Weapon skills',
  'Other fighting skills',
  'Other skills',
  'Advantages',
  'Perks',
  'Disadvantages',
  'Quirks',
  'Weapons',
  'Missile weapons',
  'Missiles and containers',
  'Shields',
  'Armor, whole suits',
  'Armor, by the piece',
  'Gear',
];

/** The heading under which an entry stands in a list to choose from. */
export function entryGroup(catalog: Catalog, chapter: RowChapter, id: string): string {
  if (chapter === 'traits') {
    const kind = catalog.traits.get(id)?.facet.kind;
    return inCapitals(kindNames[kind ?? 'advantage'].many);
  }
  if (chapter === 'skills') return skillGroup(catalog.skills.get(id)?.facet);
  return itemGroup(catalog.items.get(id)?.facet);
}

function skillGroup(facet: SkillFacet | undefined): string {
  if (facet?.weapon) return 'Weapon skills';
  return facet?.combat ? 'Other fighting skills' : 'Other skills';
}

function itemGroup(facet: ItemFacet | undefined): string {
  switch (facet?.kind) {
    case 'weapon':
      return facet.attacks?.every((attack) => attack.ranged) ? 'Missile weapons' : 'Weapons';
    case 'shield':
      return 'Shields';
    case 'armor':
      return facet.armor?.coverage === 'piece' ? 'Armor, by the piece' : 'Armor, whole suits';
    case 'ammunition':
    case 'container':
      return 'Missiles and containers';
    default:
      return 'Gear';
  }
}
