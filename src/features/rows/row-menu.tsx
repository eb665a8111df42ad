import { isSameCustomEntry } from '../../character/custom-entry.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { customEntryOfRow, setCustomEntryOfRow } from '../../state/character/own-rows.ts';
import { findSavedEntry, useLibraryStore } from '../../state/library/library-store.ts';
import { editCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import { announce } from '../../ui/announce.ts';
import { IconButton } from '../../ui/buttons.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { ariaKeysOf, type KeyId, keyTextOf } from '../browser/keys.ts';
import { keepForAll } from '../custom-entry/keep-custom-entry.ts';
import { duplicateListed, removeListed, shiftListed, sortListed, sortOrders, useListedRows } from './listed-rows.ts';

/**
 * Returns the items of a row's menu that save its custom entry for all characters, or update it from the saved one if
 * the two differ; none for a listed entry, and if both are the same.
 */
function keepItems(chapter: EntryChapter, rowKey: string): readonly MenuItem[] {
  const entry = customEntryOfRow(useCharacterStore.getState().saved.character, chapter, rowKey);
  if (!entry || entry.own.name.trim() === '') return [];
  const kept = findSavedEntry(useLibraryStore.getState().entries.list, entry);
  if (!kept) {
    return [{ id: 'keep', label: 'Keep for all characters', onSelect: () => void keepForAll(entry) }];
  }
  if (isSameCustomEntry(kept.entry, entry)) return [];
  const { name } = entry.own;
  return [
    {
      id: 'update',
      label: 'Update from My entries',
      onSelect: () => {
        setCustomEntryOfRow(rowKey, kept.entry, `${name} updated from My entries`);
        announce(`${name} updated from My entries`);
      },
    },
    { id: 'keep', label: 'Update it in My entries too', onSelect: () => void keepForAll(entry) },
  ];
}

interface RowMenuProps {
  chapter: EntryChapter;
  rowKey: string;
  name: string;
  /** The custom entry, which can be edited. */
  own: boolean;
}

const keysOf = (id: KeyId) => ({ text: keyTextOf(id), aria: ariaKeysOf(id) });

/** Duplicates, moves, sorts, edits and removes a row. Its button is also the handle to drag the row by. */
export function RowMenu({ chapter, rowKey, name, own }: RowMenuProps) {
  const list = useListedRows();
  const items = (): MenuItem[] => {
    const keys = list.keys();
    const index = keys.indexOf(rowKey);
    return [
      ...(own ? [{ id: 'edit', label: `Edit ${name}…`, onSelect: () => editCustomEntry(chapter, rowKey) }] : []),
      ...(own ? keepItems(chapter, rowKey) : []),
      { id: 'duplicate', label: 'Duplicate', onSelect: () => duplicateListed(list, rowKey) },
      {
        id: 'up',
        label: 'Move up',
        keys: keysOf('moveUp'),
        startsGroup: true,
        disabled: index <= 0,
        onSelect: () => shiftListed(list, rowKey, -1),
      },
      {
        id: 'down',
        label: 'Move down',
        keys: keysOf('moveDown'),
        disabled: index === keys.length - 1,
        onSelect: () => shiftListed(list, rowKey, 1),
      },
      ...sortOrders[chapter].map((order, i) => ({
        id: `sort-${order}`,
        label: `Sort by ${order}`,
        startsGroup: i === 0,
        disabled: keys.length < 2,
        onSelect: () => sortListed(list, order),
      })),
      {
        id: 'remove',
        label: 'Remove',
        keys: keysOf('remove'),
        startsGroup: true,
        onSelect: () => removeListed(list, rowKey),
      },
    ];
  };
  return (
    <span className="row-menu" data-field="menu">
      <TabStops>
        <Menu label={`More for ${name}`} tooltip={`More for ${name}; drag to move`} items={items} size="small" />
      </TabStops>
      <IconButton
        icon="trash"
        size="small"
        label={`Remove ${name}`}
        aria-keyshortcuts={ariaKeysOf('remove')}
        onClick={() => removeListed(list, rowKey)}
      />
    </span>
  );
}
