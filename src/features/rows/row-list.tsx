import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type EntryChapter, rowChapter, skillChapter } from '../../rules/shared/row-chapter.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { DataList, type DataListProps, RestingDataRow } from '../../ui/data-list.tsx';
import { NearView, useSteadyScroll } from '../../ui/near-view.ts';
import { NoTabStops } from '../../ui/tab-stop.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { type ListedRows, ListedRowsContext, rowName } from './listed-rows.ts';
import { startRowDrag } from './row-drag.ts';
import { handleRowKey } from './row-keys.ts';
import './row-list.css';

interface RestingRowProps {
  chapter: EntryChapter;
  rowKey: string;
  /** Notifies the row when it comes near the window. */
  near: NearView;
  /** The whole row, with the same id. */
  renderRow: (key: string) => ReactNode;
}

/**
 * A row of a very long list. Only its name is rendered, for searches in the page and for screen readers, until it comes near
 * the window or is navigated to; from then on it stays fully rendered, with whatever is open or typed in it.
 */
function RestingRow({ chapter, rowKey, near, renderRow }: RestingRowProps) {
  const [whole, setWhole] = useState(false);
  const targeted = useViewStore(({ target }) => target?.row === rowKey);
  if (targeted && !whole) setWhole(true);
  return whole ? (
    renderRow(rowKey)
  ) : (
    <Resting chapter={chapter} rowKey={rowKey} near={near} onNear={() => setWhole(true)} />
  );
}

interface RestingProps extends Omit<RestingRowProps, 'renderRow'> {
  onNear: () => void;
}

function Resting({ chapter, rowKey, near, onNear }: RestingProps) {
  const row = useRef<HTMLTableSectionElement>(null);
  const latest = useRef(onNear);
  const name = useSheet(({ context }) => rowName(context, chapter, rowKey));
  useLayoutEffect(() => {
    latest.current = onNear;
  });
  useLayoutEffect(() => (row.current ? near.notifyWhenNear(row.current, () => latest.current()) : undefined), [near]);
  return <RestingDataRow ref={row} id={`row-${rowKey}`} label={name} />;
}

interface RowListProps extends Pick<DataListProps, 'label' | 'columns'> {
  chapter: EntryChapter;
  /** The keys of the rows, in order. */
  keys: readonly string[];
  renderRow: (key: string) => ReactNode;
  /** Called for Enter in a field of the last row; returns the key of the row that it has added, if any. */
  onEnterAtEnd?: ((control: HTMLElement) => string | null) | undefined;
}

/** In lists of more rows than this the browser skips the layout of rows out of view. */
const LONG = 60;
/** In lists of more rows than this (never made by hand) rows out of view render only their names. */
const VERY_LONG = 400;

/**
 * The rows of a chapter in columns, with the keys of a list and rows that can be dragged. In long lists only rows near the window are
 * fully rendered. A row has at most three tab stops, those in TabStops; ← and → reach its other controls.
 */
export function RowList({ chapter, label, columns, keys, renderRow, onEnterAtEnd }: RowListProps) {
  const latestKeys = useRef(keys);
  useLayoutEffect(() => {
    latestKeys.current = keys;
  });
  const list = useMemo<ListedRows>(() => ({ label, chapter, keys: () => latestKeys.current }), [label, chapter]);
  const resting = keys.length > VERY_LONG;
  const near = useMemo(() => (resting ? new NearView() : null), [resting]);
  const rows = useRef<HTMLDivElement>(null);
  useSteadyScroll(rows, resting);
  // Layout effects of the rows run before this one, so all of them are pending by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys may bring other rows into view
  useLayoutEffect(() => (near && rows.current ? near.watch(rows.current) : undefined), [near, keys]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the controls inside, handled once for all rows.
    <div
      ref={rows}
      className="chapter-rows"
      onKeyDown={(event) => handleRowKey(event, list, onEnterAtEnd)}
      onPointerDown={(event) => startRowDrag(event.nativeEvent, list)}
      data-long={keys.length > LONG || undefined}
      data-very-long={resting || undefined}
    >
      <ListedRowsContext value={list}>
        <NoTabStops>
          <DataList label={label} columns={columns} expandable>
            {near
              ? keys.map((key) => (
                  <RestingRow key={key} chapter={chapter} rowKey={key} near={near} renderRow={renderRow} />
                ))
              : keys.map(renderRow)}
          </DataList>
        </NoTabStops>
      </ListedRowsContext>
    </div>
  );
}

/** The keys of a chapter's rows, in order; the same array until a row is added, removed or moved. */
export function useRowKeys(chapter: EntryChapter): readonly string[] {
  return useSheetPart(({ context }) => {
    const keys = context.character[rowChapter(chapter)].map(({ key }) => key);
    if (chapter !== 'skills' && chapter !== 'spells') return keys;
    return keys.filter((key) => skillChapter(lineOf(context.skills, key)?.facet ?? null) === chapter);
  });
}
