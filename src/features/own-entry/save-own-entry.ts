import type { OwnEntry } from '../../character/own-entry.ts';
import { addOwnEntry } from '../../state/character/add-own-entry.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { setOwnEntryOfRow } from '../../state/character/own-entry-of-row.ts';
import { useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { type OwnEntryTarget, returnToPicker } from '../../state/view/own-entry-store.ts';
import { announce } from '../../ui/announce.ts';
import { changeKept, keepForAll } from './keep-own-entry.ts';

/**
 * Saves what was typed: in the kept entry or the row that was edited, or in a new row, which then has the focus unless the
 * dialog returns to the picker. With `keep`, the entry is saved for all characters as well.
 */
export function saveOwnEntry({ key, kept }: OwnEntryTarget, entry: OwnEntry, keep: boolean): void {
  if (kept !== undefined) {
    const before = useOwnEntriesStore.getState().entries.find(({ id }) => id === kept);
    if (before) void changeKept(before, entry);
    return;
  }
  const { name } = entry.own;
  if (key) setOwnEntryOfRow(key, entry, `${name} changed`);
  else {
    const added = addOwnEntry(entry);
    if (added && returnToPicker(added)) announce(`${name} added`);
    else if (added) focusTarget({ row: added.key });
  }
  if (keep) void keepForAll(entry);
}
