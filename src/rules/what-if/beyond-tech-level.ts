import type { Catalog } from '../../catalog/catalog.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type EntryChapter, rowChapter } from '../chapters/row-chapter.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { findKitTechLevel } from './starting-kit.ts';

const techLevelStat = 'techLevel';

/** Returns the character's tech level; null where the rules have none, or the setting names none. */
export function derivedTechLevel({ worksheet }: Pick<DerivedCharacter, 'worksheet'>): number | null {
  const level = worksheet.has(techLevelStat) ? worksheet.get(techLevelStat).value : null;
  return typeof level === 'number' ? level : null;
}

/**
 * Returns the tech level at which an entry becomes available, if that is later than the character's; otherwise null. A
 * weapon skill becomes available with the first weapon that uses it.
 */
export function beyondTechLevel(
  { context, worksheet }: Pick<DerivedCharacter, 'context' | 'worksheet'>,
  chapter: EntryChapter,
  id: string,
): number | null {
  const characterLevel = derivedTechLevel({ worksheet });
  if (characterLevel === null || chapter === 'traits') return null;
  const { catalog } = context;
  const availableFrom =
    rowChapter(chapter) === 'skills' ? firstWeapons(catalog).get(id) : findItemTechLevel(catalog, id);
  return availableFrom !== undefined && availableFrom > characterLevel ? availableFrom : null;
}

/** The tech level at which an item is first made, or all of a kit. */
export function findItemTechLevel(catalog: Catalog, id: string): number {
  const kit = catalog.kits.get(id);
  return kit ? findKitTechLevel(catalog, kit.facet.items) : (catalog.items.get(id)?.facet.techLevel?.from ?? 0);
}

/** For each skill that weapons are used with, the tech level of the first of them. */
const firstWeapons = memoizeByObject((catalog: Catalog): ReadonlyMap<string, number> => {
  const firstLevels = new Map<string, number>();
  for (const { facet } of catalog.items.values()) {
    const from = facet.techLevel?.from ?? 0;
    for (const skill of (facet.attacks ?? []).flatMap(({ skills }) => skills)) {
      firstLevels.set(skill, Math.min(firstLevels.get(skill) ?? from, from));
    }
  }
  return firstLevels;
});
