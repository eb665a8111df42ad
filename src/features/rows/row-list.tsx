import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type EntryChapter, rowChapter, skillChapter } from '../../rules/chapters/row-chapter.ts';
import { DataList, type DataListProps } from '../../ui/data-list.tsx';
import { NearView } from '../../ui/near-view.ts';
import { NoTabStops } from '../../ui/tab-stop.tsx';
import { useSteadyScroll } from '../../ui/use-steady-scroll.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { type ListedRows, ListedRowsContext } from './listed-rows.ts';
import { RestingRow } from './resting-row.tsx';
import { startRowDrag } from './row-drag.ts';
import { handleRowKey } from './row-keys.ts';
import './row-list.css';

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
