import { Autocomplete } from '@base-ui/react/autocomplete';
import { memo } from 'react';
import { Icon } from './icon.tsx';
import type { PickerGroup, PickerItem } from './picker-group.ts';

interface PickerResultsProps {
  title: string;
  query: string;
  groups: readonly (PickerGroup & { start: number })[];
  total: number;
  more: number;
  /** How often each id was added since the picker opened. */
  counts: ReadonlyMap<string, number>;
  onPick: (item: PickerItem) => void;
  onOwn: ((query: string) => void) | undefined;
}

/** The list of a Picker; memoized, so that typing does not wait for a hundred rows. */
export const PickerResults = memo(function PickerResults(props: PickerResultsProps) {
  const { title, query, groups, total, more, counts, onPick, onOwn } = props;
  return (
    <Autocomplete.List className="picker-list" aria-label={title}>
      {groups.map((group) => (
        <Autocomplete.Group key={group.heading} className="picker-group">
          <Autocomplete.GroupLabel className="picker-heading">{group.heading}</Autocomplete.GroupLabel>
          {group.items.map((item, index) => (
            <Autocomplete.Item
              key={item.id}
              index={group.start + index}
              value={item.name}
              className="picker-item"
              onClick={() => onPick(item)}
            >
              <span className="picker-name">{item.name}</span>
              {item.hint && <span className="picker-hint">{item.hint}</span>}
              {item.detail && <span className="picker-detail">{item.detail}</span>}
              <Added count={counts.get(item.id)} />
            </Autocomplete.Item>
          ))}
        </Autocomplete.Group>
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
      {onOwn && query !== '' && (
        <Autocomplete.Item
          index={total - more}
          value={query}
          className="picker-item picker-own"
          onClick={() => onOwn(query)}
        >
          <Icon name="plus" />
          <span className="picker-name">Add “{query}” as your own</span>
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  );
});

function Added({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className="picker-added">
      <Icon name="check" />
      added{count > 1 && ` × ${count}`}
    </span>
  );
}
