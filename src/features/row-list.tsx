import type { ReactNode } from 'react';
import type { RowChapter } from '../character/character.ts';
import { useCharacter } from '../state/sheet.ts';
import { DataList, type DataListProps } from '../ui/data-list.tsx';
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

/** The keys of a chapter's rows, in order; the same text while no row comes, goes or moves. */
export function useRowKeys(chapter: RowChapter): readonly string[] {
  const joined = useCharacter(({ character }) => character[chapter].map((row) => row.key).join('\n'));
  return joined === '' ? [] : joined.split('\n');
}
