import {
  type ClipboardEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce } from './announce.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import {
  handlePickerKey,
  optionId,
  type Picked,
  type PickerAnswer,
  type PickerGroup,
  type PickerItem,
  PickerResults,
} from './picker-results.tsx';
import './picker.css';

interface Group<Item> {
  items: readonly Item[];
}

/** The first `limit` items over all groups, without empty groups, and the total number of items. */
export function limitGroups<Item, G extends Group<Item>>(groups: readonly G[], limit: number) {
  let total = 0;
  const shown: (G & { start: number })[] = [];
  for (const group of groups) {
    const start = Math.min(total, limit);
    const items = group.items.slice(0, Math.max(0, limit - total));
    total += group.items.length;
    if (items.length > 0) shown.push({ ...group, items, start });
  }
  return { shown, total, more: Math.max(0, total - limit) };
}

interface PickerProps {
  title: string;
  placeholder: string;
  /** Returns the results for the typed text (empty at first), best first. Pass a new function when its results change. */
  search: (query: string) => PickerAnswer;
  /** Undoes or redoes the last edit; returns a description, for the line below the list. */
  onUndo?: ((redo: boolean) => string) | undefined;
  onClose: () => void;
  /** The initial text of the field. */
  initialQuery?: string | undefined;
  /** Controls that narrow the search, under the field. */
  filters?: ReactNode;
  /** The content next to the list about the highlighted item; without one, about the field. */
  describe?: ((id: string | null) => ReactNode) | undefined;
}

const limit = 120;
/** How many rows of a list are drawn at first: those in view. The others follow once these are painted. */
const firstRows = 16;
const announceDelay = 500;
/** The longest query in letters, for a list of all that a character has: a search for fifty thousand letters takes seconds. */
const longestQuery = 5000;
const limitQuery = (text: string): string => [...text.slice(0, 2 * longestQuery)].slice(0, longestQuery).join('');

const noAnswer: PickerAnswer = { groups: [], selected: null };
const nothingSaid = { words: '', done: false };

interface Highlight {
  readonly query: string;
  readonly id: string;
}

/**
 * A search field with a list under it (a combobox with a listbox): Enter takes the highlighted item, empties the field
 * and keeps the list open; a click keeps the query too. Only a match for the typed text is highlighted by itself.
 */
export default function Picker(props: PickerProps) {
  const { title, placeholder, search, onUndo, onClose, initialQuery = '', filters, describe } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => limitQuery(initialQuery));
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [said, setSaid] = useState(nothingSaid);
  const [moved, setMoved] = useState<Highlight | null>(null);
  const deferredQuery = useDeferredValue(query.trim());
  const { isListed, isWhole } = useListStages(deferredQuery);
  const answer = useMemo(() => (isListed ? search(deferredQuery) : noAnswer), [search, deferredQuery, isListed]);
  const { shown, total, more } = useMemo(
    () => limitGroups<PickerItem, PickerGroup>(answer.groups, isWhole ? limit : countFirstRows(answer)),
    [answer, isWhole],
  );
  const items = useMemo(() => shown.flatMap((group) => group.items), [shown]);
  const isThere = (id: string | null | undefined) => items.some((item) => item.id === id);
  const preselected = isThere(answer.selected) ? answer.selected : null;
  const highlighted = moved?.query === deferredQuery && isThere(moved.id) ? moved.id : preselected;
  const described = useDeferredValue(highlighted);
  const isTyped = deferredQuery !== '';
  const resultCount = !isListed ? '' : total === 1 ? '1 result' : `${total} results`;

  useEffect(() => {
    // How long the whole list is says nothing about what was typed, and would be in the way of it.
    if (resultCount === '' || !isTyped) return;
    const timer = setTimeout(() => announce(resultCount, 'picker results'), announceDelay);
    return () => clearTimeout(timer);
  }, [resultCount, isTyped]);

  const say = useCallback((words: string, done: boolean) => {
    setSaid({ words, done });
    announce(words, 'picker');
  }, []);

  const onHighlight = useCallback((id: string) => setMoved({ query: deferredQuery, id }), [deferredQuery]);

  const keyboardMove = useRef(false);
  const isFirst = highlighted === items[0]?.id;
  useEffect(() => {
    // The item under the mouse stays in place; an automatically selected one may be far down.
    const isBelow = highlighted === preselected && !isFirst;
    if (highlighted === null || (!keyboardMove.current && !isBelow)) return;
    keyboardMove.current = false;
    document.getElementById(optionId(listId, highlighted))?.scrollIntoView({ block: 'nearest' });
  }, [highlighted, preselected, isFirst, listId]);

  const pick = useCallback(
    (item: PickerItem, byEnter = false) => {
      const settle = (picked: Picked | null) => {
        if (!picked) return;
        const { id } = item;
        if (picked.added) setCounts((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1));
        if (picked.said !== '') say(picked.said, true);
        if (typeof picked.query === 'object') setQuery(picked.query.text);
        else if (picked.query === 'clear' && byEnter) setQuery('');
        picked.later?.then(settle, console.error);
      };
      settle(item.onPick());
    },
    [say],
  );

  const enter = () => {
    // The latest typed text may not be on the screen yet.
    const typed = query.trim();
    const isCurrent = isListed && typed === deferredQuery;
    const current = isCurrent ? answer : search(typed);
    const id = isCurrent ? highlighted : current.selected;
    const item = current.groups.flatMap((group) => group.items).find((each) => each.id === id);
    if (!item) {
      const isEmpty = current.groups.every((group) => group.items.length === 0);
      say(
        isEmpty ? 'Nothing found, nothing added.' : 'Nothing selected. Choose with the arrow keys, then Enter.',
        false,
      );
    } else pick(item, true);
  };

  /** A field has one line: pasted lines are separated by bars. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const lines = pasted.split(/[\r\n]+/).map((line) => line.trim());
    const joined = lines.filter(Boolean).join(' | ');
    const start = selectionStart ?? value.length;
    setQuery(limitQuery(value.slice(0, start) + joined + value.slice(selectionEnd ?? start)));
  };

  return (
    <Dialog title={title} onClose={onClose} size="large" className={describe ? 'picker picker-with-pane' : 'picker'}>
      <div className="picker-search">
        <Icon name="search" />
        <input
          ref={input}
          className="picker-input"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={highlighted === null ? undefined : optionId(listId, highlighted)}
          value={query}
          maxLength={longestQuery}
          placeholder={placeholder}
          aria-label={placeholder}
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => {
            setQuery(limitQuery(event.target.value));
            // The message about an action stays; the message that nothing was done is outdated.
            if (!said.done) setSaid(nothingSaid);
          }}
          onPaste={paste}
          onKeyDown={(event) =>
            handlePickerKey(event, {
              index: highlighted === null ? null : items.findIndex(({ id }) => id === highlighted),
              count: items.length,
              onMove: (index) => {
                const item = items[index];
                if (!item) return;
                keyboardMove.current = true;
                onHighlight(item.id);
              },
              onEnter: enter,
              onUndo: (redo) => say(onUndo?.(redo) ?? '', true),
            })
          }
        />
        <span className="picker-total">{resultCount}</span>
      </div>
      {filters && <div className="picker-filters">{filters}</div>}
      <div className="picker-columns">
        <PickerResults
          id={listId}
          title={title}
          query={deferredQuery}
          groups={shown}
          total={isListed ? total : null}
          more={isWhole ? more : 0}
          highlighted={highlighted}
          counts={counts}
          onHighlight={onHighlight}
          onPick={pick}
        />
        {describe && <div className="picker-pane">{isListed && describe(described)}</div>}
      </div>
      <div className="picker-foot">
        <span className="picker-said">
          {said.done && <Icon name="check" />}
          {said.words}
        </span>
        <span className="picker-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> select{' '}
          {onUndo && query === '' && (
            <>
              <kbd>Ctrl Z</kbd> undo
            </>
          )}
        </span>
      </div>
    </Dialog>
  );
}

/** The rows to draw first: with the one that Enter takes, which may be far down. */
function countFirstRows({ groups, selected }: PickerAnswer): number {
  const at = groups.flatMap(({ items }) => items).findIndex(({ id }) => id === selected);
  return Math.min(limit, Math.max(firstRows, at + 1));
}

/** What to draw now: no list while the field appears, then for each query the first rows, and all once these are painted. */
function useListStages(query: string): { readonly isListed: boolean; readonly isWhole: boolean } {
  const [isListed, setListed] = useState(false);
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === query;
  useEffect(() => {
    if (isListed && isWhole) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (isListed ? startTransition(() => setWhole(query)) : setListed(true))); // after the frame is painted
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [query, isListed, isWhole]);
  return { isListed, isWhole };
}
