import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { limitGroups } from './limit-groups.ts';
import type { PickerGroup, PickerItem } from './picker-group.ts';
import { PickerResults } from './picker-results.tsx';
import './picker.css';

export interface PickerProps {
  title: string;
  placeholder: string;
  /** Returns the results for the typed text (empty at first), best first. Pass a new function when its results change. */
  search: (query: string) => readonly PickerGroup[];
  /** Called for each pick; the picker stays open. Returns false if nothing was added, as when the player is sent elsewhere. */
  onPick: (id: string) => boolean;
  /** Offers the typed text as the player's own entry, always last. */
  onOwn?: ((query: string) => void) | undefined;
  onClose: () => void;
  initialQuery?: string | undefined;
  /** Controls that narrow the search, under the field. */
  filters?: ReactNode;
}

const limit = 120;
const announceDelay = 500;
/** The longest query in letters: no entry needs more, and a search for fifty thousand letters takes seconds. */
const longestQuery = 100;
const limitQuery = (text: string): string => [...text.slice(0, 2 * longestQuery)].slice(0, longestQuery).join('');

/**
 * A search field with a list under it; Enter adds and keeps the list open. Import it lazily: it depends on Base UI
 * (`lazy(() => import('../ui/picker.tsx'))`).
 */
export default function Picker(props: PickerProps) {
  const { title, placeholder, search, onPick, onOwn, onClose, initialQuery = '', filters } = props;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => limitQuery(initialQuery));
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const deferredQuery = useDeferredValue(query.trim());
  const { shown, total, more } = useMemo(
    () => limitGroups<PickerItem, PickerGroup>(search(deferredQuery), limit),
    [search, deferredQuery],
  );
  const resultCount = total === 1 ? '1 result' : `${total} results`;

  useEffect(() => {
    const timer = setTimeout(() => announce(resultCount, 'picker results'), announceDelay);
    return () => clearTimeout(timer);
  }, [resultCount]);

  const pick = useCallback(
    ({ id, name }: PickerItem) => {
      if (!onPick(id)) return;
      setCounts((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1));
      announce(`${name} added`);
      // What is typed next replaces the query.
      input.current?.select();
    },
    [onPick],
  );

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
          if (reason !== 'item-press' && reason !== 'escape-key') setQuery(limitQuery(value));
        }}
      >
        <div className="picker-search">
          <Icon name="search" />
          <Autocomplete.Input
            ref={input}
            className="picker-input"
            maxLength={longestQuery}
            placeholder={placeholder}
            aria-label={placeholder}
            data-autofocus
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
          />
          <span className="picker-total">{resultCount}</span>
        </div>
        {filters && <div className="picker-filters">{filters}</div>}
        <PickerResults
          title={title}
          query={deferredQuery}
          groups={shown}
          total={total}
          more={more}
          counts={counts}
          onPick={pick}
          onOwn={onOwn}
        />
      </Autocomplete.Root>
    </Dialog>
  );
}
