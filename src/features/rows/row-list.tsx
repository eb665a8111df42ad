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

/** Longer lists are laid out by the browser as far as they are in view. */
const long = 60;
/** Of longer ones, which nobody makes by hand, rows out of view show their names alone. */
const veryLong = 400;

/** The rows of a chapter in columns. Of long lists only what is in view is drawn whole. */
export function RowList({ chapter, label, columns, keys, renderRow }: RowListProps) {
  const resting = keys.length > veryLong;
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
      data-long={keys.length > long || undefined}
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

/** The keys of a chapter's rows, in order; the same list while no row comes, goes or moves. */
export function useRowKeys(chapter: EntryChapter): readonly string[] {
  return useSheetPart(({ context }) => {
    const keys = context.character[rowChapter(chapter)].map(({ key }) => key);
    if (chapter !== 'skills' && chapter !== 'spells') return keys;
    return keys.filter((key) => skillChapter(lineOf(context.skills, key)?.facet ?? null) === chapter);
  });
}
