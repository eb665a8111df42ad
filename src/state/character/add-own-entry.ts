import { chapterOfOwnEntry, type OwnEntry } from '../../character/own-entry.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import { ownSkillFacet } from '../../rules/resolve/own-entries.ts';
import { findStartingPoints, startingPlace } from '../../rules/what-if/starting-row.ts';
import { currentSheet } from './derived-character.ts';
import { addToChapter } from './entries.ts';

/** A row that was added to a chapter. */
export interface AddedRow {
  readonly chapter: EntryChapter;
  readonly key: string;
}

/**
 * Adds an own entry as a new row, with the usual starting values, and returns it; null for a race or a template, which are no rows. The row
 * has its own copy of the entry, so that the character's file holds all of it.
 */
export function addOwnEntry(entry: OwnEntry): AddedRow | null {
  const chapter = chapterOfOwnEntry(entry);
  if (entry.list === 'races' || entry.list === 'templates' || chapter === 'races' || chapter === 'templates')
    return null;
  return { chapter, key: addRowOf(entry) };
}

function addRowOf(entry: Exclude<OwnEntry, { readonly list: 'races' | 'templates' }>): string {
  const { name } = entry.own;
  if (entry.list === 'traits') return addToChapter('traits', name, { own: entry.own });
  if (entry.list === 'equipment') {
    return addToChapter('equipment', name, { own: entry.own, place: startingPlace(entry.own.kind) });
  }
  const points = findStartingPoints(currentSheet().ruleset, ownSkillFacet(entry.own));
  return addToChapter('skills', name, { own: entry.own, points });
}
