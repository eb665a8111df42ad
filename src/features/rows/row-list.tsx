import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type EntryChapter, rowChapter, skillChapter } from '../../rules/chapters/row-chapter.ts';
import { DataList, type DataListProps } from '../../ui/data-list.tsx';
import { NearView } from '../../ui/near-view.ts';
import { useSteadyScroll } from '../../ui/use-steady-scroll.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { RestingRow } from './resting-row.tsx';
import './row-list.css';

interface RowListProps extends Pick<DataListProps, 'label' | 'columns'> {
  chapter: EntryChapter;
  /** The keys of the rows, in order. */
  keys: readonly string[];
  renderRow: (key: string) => ReactNode;
}

/** In lists of more rows than this the browser skips the layout of rows out of view. */
const LONG = 60;
/** In lists of more rows than this (never made by hand) rows out of view render only their names. */
const VERY_LONG = 400;

/** The rows of a chapter in columns. In long lists only rows near the window are fully rendered. */
export function RowList({ chapter, label, columns, keys, renderRow }: RowListProps) {
  const resting = keys.length > VERY_LONG;
  const near = useMemo(() => (resting ? new NearView() : null), [resting]);
  const rows = useRef<HTMLDivElement>(null);
  useSteadyScroll(rows, resting);
  // Layout effects of the rows run before this one, so all of them are pending by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys may bring other rows into view
  useLayoutEffect(() => (near && rows.current ? near.watch(rows.current) : undefined), [near, keys]);
  return (
    <div
      ref={rows}
      className="chapter-rows"
      data-long={keys.length > LONG || undefined}
      data-very-long={resting || undefined}
    >
      <DataList label={label} columns={columns} expandable>
        {near
          ? keys.map((key) => <RestingRow key={key} chapter={chapter} rowKey={key} near={near} renderRow={renderRow} />)
          : keys.map(renderRow)}
      </DataList>
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
