import { describeCustomEntry, suitsRuleset } from '../../builder/what-if/entry-details.ts';
import { chapterOfCustomEntry } from '../../character/custom-entry.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import { type AddedRow, addCustomEntry } from '../character/own-rows.ts';
import type { SavedEntry } from '../library/library-state.ts';
import { useLibraryStore } from '../library/library-store.ts';
import { hasChapter } from '../view/chapters.ts';

/** The heading of saved custom entries among the results of a search. */
export const customEntriesHeading = 'My entries';

/** A saved custom entry in the results of a search. */
export interface CustomEntryHit {
  /** The id of the saved custom entry, for `addSavedEntry`. */
  readonly id: string;
  readonly chapter: EntryChapter;
  readonly name: string;
  readonly description: string;
  /** Its figures in short: "disadvantage, −10 points". */
  readonly figures: string;
  /** All words of the query are in the name. */
  readonly isNamed: boolean;
}

/**
 * Searches the custom entries saved for all characters, by name and description: those that have every word of the
 * query, the closest first; for an empty query all of them by name. Only those of the chapter (null for all), of the
 * kind of trait (null for all), and of kinds that the ruleset of the character has.
 */
export function searchCustomEntries(
  sheet: DerivedCharacter,
  query: string,
  chapter: EntryChapter | null,
  kind: TraitKind | null = null,
  entries: readonly SavedEntry[] = useLibraryStore.getState().entries.list,
): CustomEntryHit[] {
  const typed = foldLetters(query.trim());
  const words = typed.split(/\s+/).filter(Boolean);
  return entries
    .flatMap(({ id, entry }) => {
      const place = chapterOfCustomEntry(entry);
      if (entry.list === 'races' || entry.list === 'templates' || place === 'races' || place === 'templates') return [];
      if (kind ? entry.list !== 'traits' || entry.own.kind !== kind : chapter !== null && place !== chapter) return [];
      if (!suitsRuleset(sheet, entry) || !hasChapter(sheet, place)) return [];
      const { name, description } = entry.own;
      const distance = distanceOf(foldLetters(name), foldLetters(description), typed, words);
      return distance === null
        ? []
        : [
            {
              distance,
              hit: {
                id,
                chapter: place,
                name,
                description,
                figures: describeCustomEntry(entry),
                isNamed: distance < 3,
              },
            },
          ];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ hit }) => hit);
}

/** 0 for the name itself, 1 if it begins so, 2 if all words are in it, 3 in the description; null for no match. */
function distanceOf(name: string, description: string, typed: string, words: readonly string[]): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  return words.every((word) => `${name} ${description}`.includes(word)) ? 3 : null;
}

/**
 * Adds a copy of a saved custom entry to the character, and returns the new row; null if the entry is no longer saved.
 */
export function addSavedEntry(id: string): AddedRow | null {
  const kept = useLibraryStore.getState().entries.list.find((entry) => entry.id === id);
  return kept ? addCustomEntry(kept.entry) : null;
}

/** Returns how many rows of the character have a custom entry with this chapter and name. */
export function countOwnRows(
  { context }: Pick<DerivedCharacter, 'context'>,
  { chapter, name }: CustomEntryHit,
): number {
  const { traits, skills, equipment } = context.character;
  const rows = chapter === 'traits' ? traits : chapter === 'equipment' ? equipment : skills;
  return rows.filter(({ own }) => own?.name === name).length;
}
