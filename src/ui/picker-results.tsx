import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { type Drawing, Icon, type IconName, Pictogram } from './icon.tsx';

/** The result of choosing an item. */
export interface Picked {
  /** Shown below the list and announced: "Broadsword 15 added". */
  readonly said: string;
  /** Whether it was added, and counts on its row. */
  readonly added: boolean;
  /** The field afterwards: `keep`, `clear` by Enter (a click keeps the query, for the next hit), or a text. */
  readonly query: 'keep' | 'clear' | { readonly text: string };
  /** The result after something was loaded; until then the above applies. */
  readonly later?: Promise<Picked | null>;
}

export interface PickerItem {
  id: string;
  name: string;
  /** A drawing of its kind, before the name. */
  icon?: Drawing | undefined;
  /** The result of adding it, at the right: "2 points → 15". */
  detail?: ReactNode;
  /** A description under the name: "average · default 10". */
  hint?: string | undefined;
  /** How the words of the typed text were understood, under everything else. */
  parts?: ReactNode;
  /** How a line of a list was understood: a mark before the name. */
  status?: 'found' | 'ambiguous' | 'missing' | undefined;
  /** Set apart from the entries: a command, or an entry of the player's own. */
  isAction?: boolean | undefined;
  /** Performs the item's action; null if that leads out of the picker. */
  onPick: () => Picked | null;
}

export interface PickerGroup {
  heading: string;
  items: readonly PickerItem[];
}

/** The answer to a query. */
export interface PickerAnswer {
  groups: readonly PickerGroup[];
  /** The item that Enter takes: only one that matches the typed text, or null. */
  selected: string | null;
}

/** How far Page up and Page down go. */
const page = 8;

interface PickerKeys {
  /** The number of the highlighted item, from 0, or null. */
  readonly index: number | null;
  readonly count: number;
  readonly onMove: (index: number) => void;
  readonly onEnter: () => void;
  /** Undo and redo while the field is empty. */
  readonly onUndo: (redo: boolean) => void;
}

/** Handles a key in the field of a Picker: the arrows move through the list, Enter chooses. */
export function handlePickerKey(event: KeyboardEvent<HTMLInputElement>, keys: PickerKeys): void {
  const { index, count, onMove, onEnter, onUndo } = keys;
  if (event.nativeEvent.isComposing || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if ((key !== 'z' && key !== 'y') || event.currentTarget.value !== '') return;
    event.preventDefault();
    onUndo(key === 'y' || event.shiftKey);
    return;
  }
  if (event.key === 'Enter') {
    event.preventDefault();
    onEnter();
    return;
  }
  const to = count === 0 ? null : targetOf(event.key, index, count);
  if (to === null) return;
  event.preventDefault();
  onMove(to);
}

function targetOf(key: string, index: number | null, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return index === null ? 0 : (index + 1) % count;
    case 'ArrowUp':
      return index === null ? count - 1 : (index + count - 1) % count;
    case 'PageDown':
      return Math.min(count - 1, (index ?? -1) + page);
    case 'PageUp':
      return Math.max(0, (index ?? 0) - page);
    default:
      return null;
  }
}

interface PickerResultsProps {
  /** The id of the list, and the prefix of the ids of its items. */
  id: string;
  title: string;
  query: string;
  groups: readonly PickerGroup[];
  /** Null before the first search: there is no telling yet whether there is anything. */
  total: number | null;
  more: number;
  highlighted: string | null;
  /** How often each id was added since the picker opened. */
  counts: ReadonlyMap<string, number>;
  onHighlight: (id: string) => void;
  onPick: (item: PickerItem) => void;
}

/** The id of an item's element. */
export const optionId = (list: string, id: string): string => `${list}-${id}`;

/** The list of a Picker; memoized, so that typing does not wait for a hundred rows. */
export const PickerResults = memo(function PickerResults(props: PickerResultsProps) {
  const { id, title, query, groups, total, more, highlighted, counts, onHighlight, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const shownQuery = useRef(query);
  useEffect(() => {
    if (shownQuery.current !== query && list.current) list.current.scrollTop = 0;
    shownQuery.current = query;
  }, [query]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={title} className="picker-list">
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div key={group.heading} role="group" aria-labelledby={`${id}-heading-${index}`} className="picker-group">
          <div id={`${id}-heading-${index}`} className="picker-heading" role="presentation">
            {group.heading}
          </div>
          {group.items.map((item) => (
            <PickerRow
              key={item.id}
              id={optionId(id, item.id)}
              item={item}
              isHighlighted={item.id === highlighted}
              count={counts.get(item.id)}
              onHighlight={onHighlight}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
      {more > 0 && (
        <div className="picker-more" role="presentation">
          and {more} more: type to narrow
        </div>
      )}
      {total === 0 && (
        <div className="picker-more" role="presentation">
          {query === '' ? 'Nothing here.' : `Nothing found for “${query}”.`}
        </div>
      )}
    </div>
  );
});

interface PickerRowProps {
  id: string;
  item: PickerItem;
  isHighlighted: boolean;
  count: number | undefined;
  onHighlight: (id: string) => void;
  onPick: (item: PickerItem) => void;
}

const statusIcons = { found: 'check', ambiguous: 'info', missing: 'attention' } as const satisfies Record<
  NonNullable<PickerItem['status']>,
  IconName
>;
const statusWords = { found: 'Found', ambiguous: 'Several meanings', missing: 'Not found' } as const;

const PickerRow = memo(function PickerRow({ id, item, isHighlighted, count, onHighlight, onPick }: PickerRowProps) {
  const { hint } = item;
  const part = useId();
  const about = [hint && 'hint', item.parts && 'parts', count !== undefined && 'added'].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, which handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
      // Who listens hears what it is and what it costs; what it is about comes after that.
      aria-labelledby={item.detail ? `${part}name ${part}detail` : `${part}name`}
      aria-describedby={about.map((what) => part + what).join(' ') || undefined}
      data-highlighted={isHighlighted ? '' : undefined}
      data-action={item.isAction ? '' : undefined}
      data-icon={item.icon === undefined ? undefined : ''}
      className="picker-item"
      // Not on entering: rows that scroll past a resting mouse are not meant.
      onMouseMove={isHighlighted ? undefined : () => onHighlight(item.id)}
      onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
      onClick={() => onPick(item)}
    >
      {item.icon && <Pictogram drawing={item.icon} />}
      <span id={`${part}name`} className="picker-name">
        {item.status && (
          <span className="picker-status" data-status={item.status}>
            <Icon name={statusIcons[item.status]} label={statusWords[item.status]} />
          </span>
        )}
        {item.name}
      </span>
      {hint && (
        <span id={`${part}hint`} className="picker-hint">
          {hint}
        </span>
      )}
      {item.detail && (
        <span id={`${part}detail`} className="picker-detail">
          {item.detail}
        </span>
      )}
      {item.parts && (
        <span id={`${part}parts`} className="picker-parts">
          {item.parts}
        </span>
      )}
      {count !== undefined && (
        <span id={`${part}added`} className="picker-added">
          <Icon name="check" />
          added{count > 1 && ` × ${count}`}
        </span>
      )}
    </div>
  );
});
