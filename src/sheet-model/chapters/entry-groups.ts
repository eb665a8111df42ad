import type { Catalog, ListedSkill } from '../../catalog/catalog.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import { skillFields } from '../../catalog/skill-entry.ts';
import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import { capitalize } from '../../engine/format.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { isTechnique } from '../../rules/shared/skill-ladder.ts';
import { kindNames } from '../../rules/shared/traits.ts';

/** The order of the picker's headings while the search field is empty. */
export const groupOrder: readonly string[] = [
  'Weapon skills',
  'Other fighting skills',
  ...skillFields,
  'Other skills',
  'Techniques',
  'Spells',
  'Advantages',
  'Perks',
  'Disadvantages',
  'Quirks',
  'Kits',
  'Weapons',
  'Missile weapons',
  'Ammunition and containers',
  'Shields',
  'Armor, whole suits',
  'Armor, by the piece',
  'Gear',
  'Mounts',
];

/** "Disadvantages" */
export const kindHeading = (kind: TraitEntryKind): string => capitalize(kindNames[kind].plural);

/** Returns the heading under which the picker lists an entry. */
export function entryGroup(catalog: Catalog, chapter: EntryChapter, id: string): string {
  if (chapter === 'traits') {
    return kindHeading(catalog.traits.get(id)?.facet.kind ?? 'advantage');
  }
  if (rowChapter(chapter) === 'skills') return skillGroup(catalog.skills.get(id));
  if (catalog.kits.has(id)) return 'Kits';
  return itemGroup(catalog.items.get(id)?.facet);
}

function skillGroup(skill: ListedSkill | undefined): string {
  if (skill?.facet.spell) return 'Spells';
  if (skill && isTechnique(skill.facet)) return 'Techniques';
  if (skill?.facet.weapon) return 'Weapon skills';
  return skill?.facet.combat ? 'Other fighting skills' : (skill?.field ?? 'Other skills');
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
      return 'Ammunition and containers';
    case 'mount':
      return 'Mounts';
    default:
      return 'Gear';
  }
}
