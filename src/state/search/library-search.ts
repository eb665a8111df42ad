import { findOutsideHeading, hidesOutside } from '../../builder/what-if/outside-campaign.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { LibraryChapter } from '../../interchange/gcs/library/library-entry.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import type { HeadingHits, IndexedHeading, LibraryIndex } from '../library-files/library-index.ts';
import { hasChapter } from '../view/chapters.ts';

/** How many results of library files a list can have. */
const wanted = 120;

const noHits: HeadingHits = { hits: [], total: 0 };

/** The chapter in which an entry of a library is listed; null for entries that no list of rows has. */
function chapterOf(chapter: LibraryChapter): EntryChapter | 'templates' | null {
  return chapter === 'modifiers' || chapter === 'itemModifiers' ? null : chapter;
}

/**
 * Searches the entries of library files: those of the chapter (null for all, with templates), of the kind of trait
 * (null for all), that pass the filters, and only if the ruleset of the character can use them. What the campaign does not
 * use is last, or hidden.
 */
export function searchLibraries(
  sheet: DerivedCharacter,
  index: LibraryIndex | null,
  query: string,
  chapter: EntryChapter | null,
  kind: TraitKind | null = null,
  passes: (heading: IndexedHeading) => boolean = () => true,
): HeadingHits {
  if (!index || !sheet.ruleset.readsLibraryFiles) return noHits;
  const hasMagic = hasChapter(sheet, 'spells');
  const keeps = (heading: IndexedHeading): boolean => {
    const place = chapterOf(heading.chapter);
    if (place === null || (place === 'spells' && !hasMagic) || !passes(heading)) return false;
    if (kind) return place === 'traits' && heading.kind === kind;
    // A template is a bundle of traits first of all.
    return chapter === null || place === chapter || (place === 'templates' && chapter === 'traits');
  };
  if (hidesOutside(sheet)) {
    return index.search(query, (heading) => keeps(heading) && !findOutsideHeading(sheet, heading), wanted);
  }
  const found = index.search(query, keeps, wanted);
  const isOutside = ({ heading }: HeadingHits['hits'][number]) => findOutsideHeading(sheet, heading) !== null;
  if (!found.hits.some(isOutside)) return found;
  return { ...found, hits: [...found.hits.filter((hit) => !isOutside(hit)), ...found.hits.filter(isOutside)] };
}
