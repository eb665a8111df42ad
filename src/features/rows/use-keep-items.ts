import { isSameOwnEntry } from '../../character/own-entry.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { ownEntryOfRow, setOwnEntryOfRow } from '../../state/character/own-entry-of-row.ts';
import { findKeptEntry, useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { announce } from '../../ui/announce.ts';
import type { MenuItem } from '../../ui/menu.tsx';
import { keepForAll } from '../own-entry/keep-own-entry.ts';

/**
 * Returns the items of a row's menu that keep its own entry for all characters, or update it from the kept one where the two
 * differ; none for a listed entry (`rowKey` null), and where both are the same.
 */
export function useKeepItems(chapter: EntryChapter, rowKey: string | null): readonly MenuItem[] {
  const entry = useCharacter(({ character }) => ownEntryOfRow(character, chapter, rowKey));
  const kept = useOwnEntriesStore(({ entries }) => (entry ? findKeptEntry(entries, entry) : null));
  if (!entry || rowKey === null || entry.own.name.trim() === '') return [];
  if (!kept) {
    return [{ id: 'keep', label: 'Keep for all characters', onSelect: () => void keepForAll(entry) }];
  }
  if (isSameOwnEntry(kept.entry, entry)) return [];
  const { name } = entry.own;
  return [
    {
      id: 'update',
      label: 'Update from My entries',
      onSelect: () => {
        setOwnEntryOfRow(rowKey, kept.entry, `${name} updated from My entries`);
        announce(`${name} updated from My entries`);
      },
    },
    { id: 'keep', label: 'Update it in My entries too', onSelect: () => void keepForAll(entry) },
  ];
}
