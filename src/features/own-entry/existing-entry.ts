import type { OwnEntry } from '../../character/own-entry.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { ownEntryOfRow } from '../../state/character/own-entry-of-row.ts';
import { useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import type { OwnEntryTarget } from '../../state/view/own-entry-store.ts';

type OwnOf<List extends OwnEntry['list']> = Extract<OwnEntry, { readonly list: List }>['own'];

/** Returns the entry that the dialog edits, of the character or a kept one; undefined for a new one. */
export function useExistingEntry<List extends OwnEntry['list']>(
  { chapter, key, kept }: OwnEntryTarget,
  list: List,
): OwnOf<List> | undefined {
  const keptEntry = useOwnEntriesStore(({ entries }) => entries.find(({ id }) => id === kept)?.entry);
  const own = useCharacter(({ character }) => ownEntryOfRow(character, chapter, key)?.own);
  const existing = keptEntry ? (keptEntry.list === list ? keptEntry.own : undefined) : own;
  // The row is of the chapter's list.
  return existing as OwnOf<List> | undefined;
}

/** The title of the dialog: "Custom skill", "Change Falconry", "Change Falconry in My entries". */
export function titleOf(
  { kept }: OwnEntryTarget,
  existing: { readonly name: string } | undefined,
  noun: string,
): string {
  if (!existing) return `Custom ${noun}`;
  return `Change ${existing.name}${kept === undefined ? '' : ' in My entries'}`;
}
