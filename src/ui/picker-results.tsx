import { memo, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import type { PickerGroup, PickerItem } from './picker-group.ts';
import { Pictogram } from './pictogram.tsx';

interface PickerResultsProps {
  /** The id of the list; those of its items begin with it. */
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, which handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
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
      <span className="picker-name">
        {item.status && (
          <span className="picker-status" data-status={item.status}>
            <Icon name={statusIcons[item.status]} label={statusWords[item.status]} />
          </span>
        )}
        {item.name}
      </span>
      {hint && <span className="picker-hint">{hint}</span>}
      {item.detail && <span className="picker-detail">{item.detail}</span>}
      {count !== undefined && (
        <span className="picker-added">
          <Icon name="check" />
          added{count > 1 && ` × ${count}`}
        </span>
      )}
    </div>
  );
});
