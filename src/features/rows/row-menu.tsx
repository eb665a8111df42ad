import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { removeEntry, shiftEntry } from '../../state/character/entries.ts';
import { editOwnEntry } from '../../state/view/own-entry-store.ts';
import { announce } from '../../ui/announce.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuProps } from '../../ui/menu.tsx';
import { useKeepItems } from './use-keep-items.ts';

interface RowMenuProps {
  chapter: EntryChapter;
  rowKey: string;
  name: string;
  /** The player's own entry, which can be edited. */
  own: boolean;
  /** Further actions of the chapter, listed first. */
  more?: MenuProps['items'];
  /** The keys of the rows of its list, if they are not all of the chapter. */
  siblings?: readonly string[] | undefined;
}

/** Moves, edits and removes a row; removing needs no confirmation, since it can be undone. */
export function RowMenu({ chapter, rowKey, name, own, more = [], siblings }: RowMenuProps) {
  const list = rowChapter(chapter);
  const place = useCharacter(({ character }) => {
    const rows = character[list];
    const [first, last] = siblings ? [siblings[0], siblings.at(-1)] : [rows[0]?.key, rows.at(-1)?.key];
    if (first === last) return 'only';
    if (first === rowKey) return 'first';
    return last === rowKey ? 'last' : 'between';
  });
  const keeping = useKeepItems(chapter, own ? rowKey : null);
  const items: MenuProps['items'] = [
    ...more,
    ...(own ? [{ id: 'edit', label: `Edit ${name}…`, onSelect: () => editOwnEntry(chapter, rowKey) }] : []),
    ...keeping,
    {
      id: 'up',
      label: 'Move up',
      disabled: place === 'first' || place === 'only',
      onSelect: () => shiftEntry(list, rowKey, name, -1, siblings),
    },
    {
      id: 'down',
      label: 'Move down',
      disabled: place === 'last' || place === 'only',
      onSelect: () => shiftEntry(list, rowKey, name, 1, siblings),
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
          removeEntry(list, rowKey, name, siblings);
          announce(`${name} removed`);
        }}
      />
    </span>
  );
}
