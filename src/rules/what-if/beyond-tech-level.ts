import type { Catalog } from '../../catalog/catalog.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type EntryChapter, rowChapter } from '../chapters/row-chapter.ts';
import type { DerivedCharacter } from '../derive-character.ts';

const techLevelStat = 'techLevel';

/** The tech level that the character comes from; null where the rules have none, or the setting names none. */
export function derivedTechLevel({ worksheet }: Pick<DerivedCharacter, 'worksheet'>): number | null {
  const level = worksheet.has(techLevelStat) ? worksheet.get(techLevelStat).value : null;
  return typeof level === 'number' ? level : null;
}

/**
 * The tech level from which on an entry is to be had, where that is past the character's own; null for everything else. A
 * weapon skill is to be had with the first weapon that it is for.
 */
export function beyondTechLevel(
  { context, worksheet }: Pick<DerivedCharacter, 'context' | 'worksheet'>,
  chapter: EntryChapter,
  id: string,
): number | null {
  const own = derivedTechLevel({ worksheet });
  if (own === null || chapter === 'traits') return null;
  const { catalog } = context;
  const from =
    rowChapter(chapter) === 'skills'
      ? firstWeapons(catalog).get(id)
      : (catalog.items.get(id)?.facet.techLevel?.from ?? 0);
  return from !== undefined && from > own ? from : null;
}

/** For each skill that weapons are used with, the tech level of the first of them. */
const firstWeapons = memoizeByObject((catalog: Catalog): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const { facet } of catalog.items.values()) {
    const from = facet.techLevel?.from ?? 0;
    for (const skill of (facet.attacks ?? []).flatMap(({ skills }) => skills)) {
      first.set(skill, Math.min(first.get(skill) ?? from, from));
    }
  }
  return first;
});
