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
  /** Called with what is typed (empty at first); the best hits first. Give it a new identity when its results change. */
  search: (query: string) => readonly PickerGroup[];
  /** Called for each addition; the picker stays open. False says that nothing was added: the player goes elsewhere. */
  onPick: (id: string) => boolean;
  /** Offers what is typed as an entry of one's own, always last. */
  onOwn?: ((query: string) => void) | undefined;
  onClose: () => void;
  initialQuery?: string | undefined;
  /** Controls that narrow the search, under the field. */
  filters?: ReactNode;
}

const limit = 120;
const announceDelay = 500;
/** No entry is looked for by more letters; a search for fifty thousand takes seconds. */
const longestQuery = 100;
const bounded = (text: string): string => [...text.slice(0, 2 * longestQuery)].slice(0, longestQuery).join('');

/**
 * One search, a list under it, Enter adds and keeps the list open. Import it lazily: it brings Base UI with it
 * (`lazy(() => import('../ui/picker.tsx'))`).
 */
export default function Picker(props: PickerProps) {
  const { title, placeholder, search, onPick, onOwn, onClose, initialQuery = '', filters } = props;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => bounded(initialQuery));
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
          if (reason !== 'item-press' && reason !== 'escape-key') setQuery(bounded(value));
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
          <span className="picker-total">{words}</span>
        </div>
        {filters && <div className="picker-filters">{filters}</div>}
        <PickerResults
          title={title}
          query={sought}
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
