import { useEffect, useRef } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { selectOnly, useLibraryView } from './library-view.ts';
import { describeCharacterCount } from './library-words.ts';

/** A checkbox that selects all listed characters or none; indeterminate if only some are selected. */
export function SelectAll({ characters }: { characters: readonly CharacterSummary[] }) {
  const selected = useLibraryView((view) => view.selected);
  const box = useRef<HTMLInputElement>(null);
  const some = characters.some(({ id }) => selected.has(id));
  const all = some && characters.every(({ id }) => selected.has(id));
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
        onChange={() => selectOnly(all ? [] : characters.map(({ id }) => id))}
      />
      <span>
        Select {characters.length === 1 ? 'the one found' : `all ${describeCharacterCount(characters.length)}`}
      </span>
    </label>
  );
}
