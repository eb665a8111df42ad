import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { needsPoints, updateMissingPoints } from '../../state/library/library-points.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { inTextField } from '../browser/text-fields.ts';
import { useMedia } from '../browser/use-media.ts';
import { moveToBin } from './character-actions.ts';
import { gridMove } from './grid-keys.ts';
import { LibraryRow } from './library-row.tsx';
import { ask, renameInPlace, selectOne, selectOnly, selectUpTo, useLibraryView } from './library-view.ts';
import { type CellId, cellsOf, heading } from './row-cells.ts';
import { SelectAll } from './select-all.tsx';
import { useListTop } from './use-list-top.ts';

interface LibraryGridProps {
  /** What was found, in its order; at least one. */
  found: readonly CharacterSummary[];
}

interface Place {
  readonly row: number;
  readonly cell: CellId;
}

/** Its id, where its points are to be worked out. */
const lacking = (character?: CharacterSummary): string[] =>
  character && needsPoints(character.points) ? [character.id] : [];

/** About the height of a row, in pixels, until it was measured. */
const rowHeight = { wide: 57, narrow: 69 };
/** What the search, which stays in view, covers at the top, in pixels. */
const underSearch = 72;

/**
 * The characters as a grid with one tab stop: arrow keys, Page Up and Down, Home and End move in it; F2, Delete, Shift
 * with Space and Ctrl with A work on its rows. Only the rows in view are in the page.
 */
export function LibraryGrid({ found }: LibraryGridProps) {
  const wide = useMedia('(width >= 768px)');
  const { binned, selected, selecting, renaming } = useLibraryView();
  const openId = useCharacterStore(({ id }) => id);
  const list = useRef<HTMLTableSectionElement>(null);
  const { scroller, top } = useListTop(list);
  const [place, setPlace] = useState<Place>({ row: 0, cell: 'name' });
  /** The place that is to have the focus as soon as it is in the page. */
  const wanted = useRef<Place | null>(null);
  const boxes = wide || selecting;
  const cells = cellsOf(binned, boxes);
  const row = Math.min(place.row, found.length - 1);
  const cell = cells.includes(place.cell) ? place.cell : 'name';

  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller,
    estimateSize: () => (wide ? rowHeight.wide : rowHeight.narrow),
    getItemKey: (index) => found[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: underSearch,
    // The row with the tab stop stays in the page, so that the focus is never lost by scrolling.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), row])].sort((a, b) => a - b),
      [row],
    ),
  });
  const rows = virtualizer.getVirtualItems();

  const goTo = (to: Place) => {
    wanted.current = to;
    setPlace(to);
    virtualizer.scrollToIndex(to.row, { align: 'auto' });
  };
  const focusRow = useCallback((index: number) => {
    wanted.current = { row: index, cell: 'name' };
    setPlace(wanted.current);
  }, []);

  useEffect(() => {
    const at = list.current;
    if (!at) return;
    // The row that had the focus went away: to the bin, or out of what is found.
    const lost = at.dataset.focused !== undefined && document.activeElement === document.body;
    if (wanted.current !== place && !lost) return;
    const target = at.querySelector<HTMLElement>(`[data-index="${row}"] [data-cell="${cell}"]`);
    const stop = target?.querySelector<HTMLElement>('button, input') ?? target;
    if (!stop) return;
    wanted.current = null;
    stop.focus({ preventScroll: true });
  });

  const missing = rows.flatMap(({ index }) => lacking(found[index])).join('\n');
  useEffect(() => {
    if (missing !== '') updateMissingPoints(missing.split('\n')).catch(console.error);
  }, [missing]);

  const onSelectUpTo = useCallback(
    (id: string) =>
      selectUpTo(
        id,
        found.map((each) => each.id),
      ),
    [found],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target || inTextField(target) || target.closest('[role=menu]') || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const at = found[row];
    const to = gridMove(event.key, { row, cell: cells.indexOf(cell) }, found.length, cells.length);
    if (to && !command) {
      goTo({ row: to.row, cell: cells[to.cell] ?? 'name' });
      const next = found[to.row];
      if (event.shiftKey && next && at) {
        if (!selected.has(at.id)) selectOne(at.id, true);
        onSelectUpTo(next.id);
      }
    } else if (command && event.key.toLowerCase() === 'a') selectOnly(found.map(({ id }) => id));
    else if (!at) return;
    else if (event.key === ' ' && event.shiftKey) selectOne(at.id, !selected.has(at.id));
    else if (event.key === 'F2' && !binned) renameInPlace(at.id);
    else if (event.key === 'Delete' && binned) ask({ what: 'delete', ids: [at.id] });
    else if (event.key === 'Delete') void moveToBin([at]);
    else return;
    event.preventDefault();
    event.stopPropagation(); // the button of a menu would open it
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with one tab stop and arrow keys is a grid.
      role="grid"
      className="library-grid"
      aria-label={binned ? 'Characters in the bin' : 'Characters'}
      aria-rowcount={found.length + 1}
      aria-multiselectable="true"
      aria-keyshortcuts="F2 Delete Shift+Space Control+A"
      data-boxes={boxes || undefined}
      data-binned={binned || undefined}
      onKeyDownCapture={onKeyDown}
    >
      <thead>
        <tr className="library-headings" aria-rowindex={1}>
          {cells.map((id) => (
            <th key={id} scope="col" data-cell={id}>
              {id === 'pick' ? <SelectAll found={found} /> : <span>{heading(id, binned)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        ref={list}
        className="library-rows"
        style={{ blockSize: virtualizer.getTotalSize() }}
        onFocus={({ currentTarget, target }) => {
          currentTarget.dataset.focused = '';
          const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? Number.NaN);
          const id = cells.find((each) => each === target.closest<HTMLElement>('[data-cell]')?.dataset.cell);
          if (id && index >= 0 && (index !== row || id !== cell)) setPlace({ row: index, cell: id });
        }}
        onBlur={({ currentTarget, target }) => {
          requestAnimationFrame(() => {
            if (target.isConnected && !currentTarget.contains(document.activeElement)) {
              delete currentTarget.dataset.focused;
            }
          });
        }}
      >
        {rows.map(({ key, index, start }) => {
          const character = found[index];
          if (!character) return null;
          return (
            <LibraryRow
              key={key}
              ref={virtualizer.measureElement}
              character={character}
              index={index}
              top={start - top}
              activeCell={index === row ? cell : null}
              selected={selected.has(character.id)}
              isOpen={character.id === openId}
              renaming={character.id === renaming}
              picks={!wide && selecting}
              boxes={boxes}
              onSelectUpTo={onSelectUpTo}
              onRenamed={focusRow}
            />
          );
        })}
      </tbody>
    </table>
  );
}
