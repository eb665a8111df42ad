import type { ReactNode } from 'react';
import { type EntryChapter, rowChapter, skillChapter } from '../rules/skill-chapter.ts';
import { DataList, type DataListProps } from '../ui/data-list.tsx';
import { lineOf, useSheetPart } from './sheet-lines.ts';
import './row-list.css';

interface RowListProps extends Pick<DataListProps, 'label' | 'columns'> {
  /** The keys of the rows, in order. */
  keys: readonly string[];
  renderRow: (key: string) => ReactNode;
}

const long = 60;

/** The rows of a chapter in columns. Of long lists the browser draws only what is in view. */
export function RowList({ label, columns, keys, renderRow }: RowListProps) {
  return (
    <div className="chapter-rows" data-long={keys.length > long || undefined}>
      <DataList label={label} columns={columns} expandable>
        {keys.map(renderRow)}
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
