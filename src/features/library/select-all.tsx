import { useEffect, useRef } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { selectOnly, useLibraryView } from './library-view.ts';
import { countWords } from './library-words.ts';

/** A box that selects all that was found, or none of it; half full when some are selected. */
export function SelectAll({ found }: { found: readonly CharacterSummary[] }) {
  const selected = useLibraryView((view) => view.selected);
  const box = useRef<HTMLInputElement>(null);
  const some = found.some(({ id }) => selected.has(id));
  const all = some && found.every(({ id }) => selected.has(id));
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label className="library-all">
      <input
        ref={box}
        type="checkbox"
        className="checkbox-box"
        checked={all}
        onChange={() => selectOnly(all ? [] : found.map(({ id }) => id))}
      />
      <span>Select {found.length === 1 ? 'the one found' : `all ${countWords(found.length)}`}</span>
    </label>
  );
}
