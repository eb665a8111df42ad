import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { numberWords } from './library-words.ts';

/** How many are shown at first, and how many more at each press. */
const step = 50;

interface SomeAtFirstProps<Item> {
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
}

/** A list of which only the first fifty are shown until more are asked for. */
export function SomeAtFirst<Item>({ items, renderItem }: SomeAtFirstProps<Item>) {
  const [shown, setShown] = useState(step);
  const rest = items.length - shown;
  return (
    <>
      <ul className="incoming-list">{items.slice(0, shown).map(renderItem)}</ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          Show {numberWords(Math.min(step, rest))} more of {numberWords(rest)}
        </Button>
      )}
    </>
  );
}
