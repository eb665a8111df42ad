import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { needsPoints, updateMissingPoints } from '../../state/library/library-points.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { inTextField } from '../browser/text-fields.ts';
import { useMedia } from '../browser/use-media.ts';
import { moveToBin } from './character-actions.ts';
import { type CellId, cellsOf, headingOf, LibraryRow } from './library-row.tsx';
import { openLibraryDialog, renameInPlace, selectOnly, selectUpTo, setSelected } from './library-view.ts';
import { describeCharacterCount } from './library-words.ts';

/** A position in a grid, counted from 0. */
interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** The rows that Page Up and Page Down move by. */
const pageRows = 10;

/** The position that a key moves to in a grid of `rows` by `cells`; null for keys that do not move. */
export function gridMove(key: string, from: GridPlace, rows: number, cells: number): GridPlace | null {
  const destinationPlace = destination(key, from, rows);
  if (!destinationPlace) return null;
  const { row, cell } = destinationPlace;
  const place = { row: Math.max(0, Math.min(row, rows - 1)), cell: Math.max(0, Math.min(cell, cells - 1)) };
  return rows > 0 ? place : null;
}

function destination(key: string, { row, cell }: GridPlace, rows: number): GridPlace | null {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, cell };
    case 'ArrowUp':
      return { row: row - 1, cell };
    case 'ArrowRight':
      return { row, cell: cell + 1 };
    case 'ArrowLeft':
      return { row, cell: cell - 1 };
    case 'PageDown':
      return { row: row + pageRows, cell };
    case 'PageUp':
      return { row: row - pageRows, cell };
    case 'Home':
      return { row: 0, cell };
    case 'End':
      return { row: rows - 1, cell };
    default:
      return null;
  }
}

/** A checkbox that selects all listed characters or none; indeterminate if only some are selected. */
function SelectAll({ characters }: { characters: readonly CharacterSummary[] }) {
  const selected = useViewStore((view) => view.libraryView.selected);
  const box = useRef<HTMLInputElement>(null);
  const some = characters.some(({ id }) => selected.has(id));
  const all = some && characters.every(({ id }) => selected.has(id));
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label className="library-all">
      <input
        ref={box}
        type="checkbox"
        className="checkbox-box library-checkbox"
        checked={all}
        onChange={() => selectOnly(all ? [] : characters.map(({ id }) => id))}
      />
      <span>
        Select {characters.length === 1 ? 'the one found' : `all ${describeCharacterCount(characters.length)}`}
      </span>
    </label>
  );
}

/** The scroll container of a list, and the position of the list in it, in pixels from the top of the scrolled content. */
interface ListTop {
  readonly scroller: HTMLElement | null;
  readonly top: number;
}

/** Finds the scrolling dialog body around a list, and keeps its position up to date when content above it changes. */
function useListTop(list: RefObject<HTMLElement | null>): ListTop {
  const [listTop, setListTop] = useState<ListTop>({ scroller: null, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = element?.closest<HTMLElement>('.dialog-body');
    if (!element || !scroller) return;
    const measure = () => {
      const top = Math.round(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
      setListTop((before) => (before.scroller === scroller && before.top === top ? before : { scroller, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list]);
  return listTop;
}

interface LibraryGridProps {
  /** The matching characters, in order; at least one. */
  characters: readonly CharacterSummary[];
}

/** A cell of a character, and the row where it was, for when the character is no longer in the list. */
interface GridCell {
  readonly id: string | undefined;
  readonly row: number;
  readonly cell: CellId;
}

/** The id of a character whose points are still to be computed, in a list; else an empty list. */
const idWithoutPoints = (character?: CharacterSummary): string[] =>
  character && needsPoints(character.points) ? [character.id] : [];

/** The estimated height of a row, in pixels, until it is measured. */
const rowHeight = { wide: 57, narrow: 88 };
/** The height that the sticky search field covers at the top, in pixels. */
const searchHeight = 72;

/**
 * The characters as a grid with one tab stop: arrow keys, Page Up and Down, Home and End move in it; F2, Delete, Shift
 * with Space and Ctrl with A act on its rows. Only the rows in view are rendered.
 */
export function LibraryGrid({ characters }: LibraryGridProps) {
  const wide = useMedia('(width >= 768px)');
  const { binned, selected, selecting, renaming } = useViewStore((view) => view.libraryView);
  const openId = useCharacterStore(({ id }) => id);
  const list = useRef<HTMLTableSectionElement>(null);
  const { scroller, top } = useListTop(list);
  const [focusCell, setFocusCell] = useState<GridCell>({ id: undefined, row: 0, cell: 'name' });
  /** The cell to focus as soon as it is rendered. */
  const pendingFocus = useRef<GridCell | null>(null);
  const hasCheckboxes = wide || selecting;
  const cells = cellsOf(binned, hasCheckboxes);
  const focusIndex = characters.findIndex(({ id }) => id === focusCell.id); // the list may have been sorted again since
  const row = focusIndex >= 0 ? focusIndex : Math.min(focusCell.row, characters.length - 1);
  const cell = cells.includes(focusCell.cell) ? focusCell.cell : 'name';

  const virtualizer = useVirtualizer({
    count: characters.length,
    getScrollElement: () => scroller,
    estimateSize: () => (wide ? rowHeight.wide : rowHeight.narrow),
    getItemKey: (index) => characters[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: searchHeight,
    // The row with the tab stop stays rendered, so that scrolling never loses the focus.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), row])].sort((a, b) => a - b),
      [row],
    ),
  });
  const rows = virtualizer.getVirtualItems();

  const goTo = (index: number, cellId: CellId) => {
    pendingFocus.current = { id: characters[index]?.id, row: index, cell: cellId };
    setFocusCell(pendingFocus.current);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };
  const focusRow = useCallback(
    (index: number) => {
      pendingFocus.current = { id: characters[index]?.id, row: index, cell: 'name' };
      setFocusCell(pendingFocus.current);
    },
    [characters],
  );

  useEffect(() => {
    const rows = list.current;
    if (!rows) return;
    // The focused row is gone: it was moved to the bin, or no longer matches the search.
    const focusLost = rows.dataset.focused !== undefined && document.activeElement === document.body;
    if (pendingFocus.current !== focusCell && !focusLost) return;
    const target = rows.querySelector<HTMLElement>(`[data-index="${row}"] [data-cell="${cell}"]`);
    const focusable = target?.querySelector<HTMLElement>('button, input') ?? target;
    if (!focusable) return;
    pendingFocus.current = null;
    focusable.focus({ preventScroll: true });
  });

  const missing = rows.flatMap(({ index }) => idWithoutPoints(characters[index])).join('\n');
  useEffect(() => {
    if (missing !== '') updateMissingPoints(missing.split('\n')).catch(console.error);
  }, [missing]);

  const onSelectUpTo = useCallback(
    (id: string) =>
      selectUpTo(
        id,
        characters.map((character) => character.id),
      ),
    [characters],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target || inTextField(target) || target.closest('[role=menu]') || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const focused = characters[row];
    const to = gridMove(event.key, { row, cell: cells.indexOf(cell) }, characters.length, cells.length);
    if (to && !command) {
      goTo(to.row, cells[to.cell] ?? 'name');
      const next = characters[to.row];
      if (event.shiftKey && next && focused) {
        if (!selected.has(focused.id)) setSelected(focused.id, true);
        onSelectUpTo(next.id);
      }
    } else if (command && event.key.toLowerCase() === 'a') selectOnly(characters.map(({ id }) => id));
    else if (!focused) return;
    else if (event.key === ' ' && event.shiftKey) setSelected(focused.id, !selected.has(focused.id));
    else if (event.key === 'F2' && !binned) renameInPlace(focused.id);
    else if (event.key === 'Delete' && binned) openLibraryDialog({ kind: 'delete', ids: [focused.id] });
    else if (event.key === 'Delete') void moveToBin([focused]);
    else return;
    event.preventDefault();
    event.stopPropagation(); // or the menu button would open its menu
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with one tab stop and arrow keys is a grid.
      role="grid"
      className="library-grid"
      aria-label={binned ? 'Characters in the bin' : 'Characters'}
      aria-rowcount={characters.length + 1}
      aria-multiselectable="true"
      aria-keyshortcuts="F2 Delete Shift+Space Control+A"
      data-boxes={hasCheckboxes || undefined}
      data-binned={binned || undefined}
      onKeyDownCapture={onKeyDown}
    >
      <thead>
        <tr className="library-headings" aria-rowindex={1}>
          {cells.map((id) => (
            <th key={id} scope="col" data-cell={id}>
              {id === 'pick' ? <SelectAll characters={characters} /> : <span>{headingOf(id, binned)}</span>}
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
          const id = cells.find((cellId) => cellId === target.closest<HTMLElement>('[data-cell]')?.dataset.cell);
          const character = characters[index];
          if (!id || !character || (character.id === focusCell.id && id === focusCell.cell)) return;
          setFocusCell({ id: character.id, row: index, cell: id });
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
          const character = characters[index];
          if (!character) return null;
          return (
            <LibraryRow
              key={key}
              ref={virtualizer.measureElement}
              character={character}
              index={index}
              offset={start - top}
              activeCell={index === row ? cell : null}
              selected={selected.has(character.id)}
              isOpen={character.id === openId}
              renaming={character.id === renaming}
              pressSelects={!wide && selecting}
              hasCheckbox={hasCheckboxes}
              onSelectUpTo={onSelectUpTo}
              onRenamed={focusRow}
            />
          );
        })}
      </tbody>
    </table>
  );
}
