import type { RowChapter } from '../character/character.ts';
import { removeEntry, shiftEntry } from '../state/entries.ts';
import { editOwnEntry } from '../state/own-entry-store.ts';
import { useCharacter } from '../state/sheet.ts';
import { announce } from '../ui/announce.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, type MenuProps } from '../ui/menu.tsx';

interface RowMenuProps {
  chapter: RowChapter;
  rowKey: string;
  name: string;
  /** Typed in by the player: can be edited. */
  own: boolean;
  /** More actions of the chapter, first. */
  more?: MenuProps['items'];
}

/** Move, edit and remove a row; removing asks nothing, since it can be undone. */
export function RowMenu({ chapter, rowKey, name, own, more = [] }: RowMenuProps) {
  const place = useCharacter(({ character }) => {
    const rows = character[chapter];
    if (rows.length === 1) return 'only';
    if (rows[0]?.key === rowKey) return 'first';
    return rows.at(-1)?.key === rowKey ? 'last' : 'between';
  });
  const items: MenuProps['items'] = [
    ...more,
    ...(own ? [{ id: 'edit', label: `Edit ${name}…`, onSelect: () => editOwnEntry(chapter, rowKey) }] : []),
    {
      id: 'up',
      label: 'Move up',
      disabled: place === 'first' || place === 'only',
      onSelect: () => shiftEntry(chapter, rowKey, name, -1),
    },
    {
      id: 'down',
      label: 'Move down',
      disabled: place === 'last' || place === 'only',
      onSelect: () => shiftEntry(chapter, rowKey, name, 1),
    },
  ];
  return (
    <span className="row-menu">
      <Menu label={`More for ${name}`} items={items} size="small" />
      <IconButton
        icon="trash"
        size="small"
        label={`Remove ${name}`}
        onClick={() => {
          removeEntry(chapter, rowKey, name);
          announce(`${name} removed`);
        }}
      />
    </span>
  );
}
