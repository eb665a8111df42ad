import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import { editOwnEntry } from '../../state/view/own-entry-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { ariaKeysOf, type KeyId, keyTextOf } from '../browser/keys.ts';
import { useListedRows } from './listed-rows.ts';
import { duplicateListed, removeListed, shiftListed, sortListed, sortOrders } from './row-actions.ts';
import { useKeepItems } from './use-keep-items.ts';

interface RowMenuProps {
  chapter: EntryChapter;
  rowKey: string;
  name: string;
  /** The player's own entry, which can be edited. */
  own: boolean;
}

const keysOf = (id: KeyId) => ({ text: keyTextOf(id), aria: ariaKeysOf(id) });

/** Duplicates, moves, sorts, edits and removes a row. Its button is also the handle to drag the row by. */
export function RowMenu({ chapter, rowKey, name, own }: RowMenuProps) {
  const list = useListedRows();
  const keeping = useKeepItems(chapter, own ? rowKey : null);
  const items = (): MenuItem[] => {
    const keys = list.keys();
    const index = keys.indexOf(rowKey);
    return [
      ...(own ? [{ id: 'edit', label: `Edit ${name}…`, onSelect: () => editOwnEntry(chapter, rowKey) }] : []),
      ...keeping,
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
