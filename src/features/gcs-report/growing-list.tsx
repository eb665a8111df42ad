import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** How many items are shown at first, and added at each press. */
const step = 30;

interface GrowingListProps<Item> {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
}

/** A list that shows its first items, with a button for more. */
export function GrowingList<Item>({ items, render }: GrowingListProps<Item>) {
  const [shown, setShown] = useState(step);
  const rest = items.length - shown;
  return (
    <>
      <ul className="gcs-list">
        {items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report of one import never changes.
          <li key={index}>{render(item)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          Show {Math.min(step, rest)} more of {rest}
        </Button>
      )}
    </>
  );
}
