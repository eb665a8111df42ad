import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { limitGroups } from './limit-groups.ts';
import './picker.css';

export interface PickerItem {
  id: string;
  name: string;
  /** What it would be, at the right: "2 points → 15". */
  detail?: ReactNode;
  /** What it is, under the name: "average · default 10". */
  hint?: string | undefined;
}

export interface PickerGroup {
  heading: string;
  items: readonly PickerItem[];
}

export interface PickerProps {
  title: string;
  placeholder: string;
  /** Called with what is typed (empty at first); the best hits first. Give it a new identity when its results change. */
  search: (query: string) => readonly PickerGroup[];
  /** Called for each addition; the picker stays open. */
  onPick: (id: string) => void;
  /** Offers what is typed as an entry of one's own, always last. */
  onOwn?: ((query: string) => void) | undefined;
  onClose: () => void;
  initialQuery?: string | undefined;
  /** Controls that narrow the search, under the field. */
  filters?: ReactNode;
}

const limit = 100;
const announceDelay = 500;

/**
 * One search, a list under it, Enter adds and keeps the list open. Import it lazily: it brings Base UI with it
 * (`lazy(() => import('../ui/picker.tsx'))`).
 */
export default function Picker(props: PickerProps) {
  const { title, placeholder, search, onPick, onOwn, onClose, initialQuery = '', filters } = props;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const sought = useDeferredValue(query.trim());
  const { shown, total, more } = useMemo(
    () => limitGroups<PickerItem, PickerGroup>(search(sought), limit),
    [search, sought],
  );
  const words = total === 1 ? '1 result' : `${total} results`;

  useEffect(() => {
    const timer = setTimeout(() => announce(words, 'picker results'), announceDelay);
    return () => clearTimeout(timer);
  }, [words]);

  const pick = ({ id, name }: PickerItem) => {
    const count = (counts.get(id) ?? 0) + 1;
    setCounts(new Map(counts).set(id, count));
    announce(count === 1 ? `${name} added` : `${name} added, ${count} in all`);
    onPick(id);
    // What is typed next replaces the query.
    input.current?.select();
  };

  return (
    <Dialog title={title} onClose={onClose} size="large" className="picker">
      <Autocomplete.Root
        inline
        open
        mode="none"
        filter={null}
        autoHighlight="always"
        keepHighlight
        value={query}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press' && reason !== 'escape-key') setQuery(value);
        }}
      >
        <div className="picker-search">
          <Icon name="search" />
          <Autocomplete.Input
            ref={input}
            className="picker-input"
            placeholder={placeholder}
            aria-label={placeholder}
            data-autofocus
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
          />
          <span className="picker-total">{words}</span>
        </div>
        {filters && <div className="picker-filters">{filters}</div>}
        <Autocomplete.List className="picker-list" aria-label={title}>
          {shown.map((group) => (
            <Autocomplete.Group key={group.heading} className="picker-group">
              <Autocomplete.GroupLabel className="picker-heading">{group.heading}</Autocomplete.GroupLabel>
              {group.items.map((item, index) => (
                <Autocomplete.Item
                  key={item.id}
                  index={group.start + index}
                  value={item.name}
                  className="picker-item"
                  onClick={() => pick(item)}
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
              Nothing found for “{sought}”.
            </div>
          )}
          {onOwn && sought !== '' && (
            <Autocomplete.Item
              index={Math.min(total, limit)}
              value={sought}
              className="picker-item picker-own"
              onClick={() => onOwn(sought)}
            >
              <Icon name="plus" />
              <span className="picker-name">Add “{sought}” as your own</span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}

function Added({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className="picker-added">
      <Icon name="check" />
      added{count > 1 && ` × ${count}`}
    </span>
  );
}
