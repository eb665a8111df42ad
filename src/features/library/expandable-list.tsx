import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatCount } from './library-words.ts';

/** The number of items shown at first, and added at each press. */
const STEP = 50;

interface ExpandableListProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
}

/** A list that shows its first fifty items, with a button for more. */
export function ExpandableList<Item>({ items, renderItem }: ExpandableListProps<Item>) {
  const [shown, setShown] = useState(STEP);
  const rest = items.length - shown;
  return (
    <>
      <ul className="incoming-list">{items.slice(0, shown).map(renderItem)}</ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          Show {formatCount(Math.min(STEP, rest))} more of {formatCount(rest)}
        </Button>
      )}
    </>
  );
}
