import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import type { NearView } from '../../ui/near-view.ts';
import { RestingDataRow } from '../../ui/resting-data-row.tsx';
import { rowName } from './listed-rows.ts';

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
export function RestingRow({ chapter, rowKey, near, renderRow }: RestingRowProps) {
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
