import { useDeferredValue, useState } from 'react';
import { unnamed } from '../../character/character.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { choosePrintSubjects, usePrintSubjects } from '../../state/view/print-subjects.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';

/** With more characters than this there is a search field. */
const MIN_SEARCHABLE = 12;
/** The most characters that are listed; others must be searched for. */
const MAX_LISTED = 200;
/** The most characters in one file, so that making it never runs out of memory. */
const MAX_CHOSEN = 100;

/** Chooses which stored characters are printed together; nothing while only the one on screen is printed. */
export function SeveralCharacters() {
  const ids = usePrintSubjects((printed) => printed.ids);
  return ids && <CharacterList ids={ids} />;
}

function CharacterList({ ids }: { readonly ids: readonly string[] }) {
  const openId = useCharacterStore(({ id }) => id);
  const characters = useLibraryStore((library) => library.characters);
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const stored = characters.filter(({ binned }) => binned === null);
  const matching = findCharacters(stored, { words: deferredQuery, order: 'name' });
  const chosen = new Set(ids);
  const choose = (next: ReadonlySet<string>) => void choosePrintSubjects([...next]);
  const withMatching = new Set([...ids, ...matching.map(({ id }) => id)]);
  const tooMany = withMatching.size > MAX_CHOSEN;
  const limitReached = ids.length >= MAX_CHOSEN;
  const storedIds = new Set(stored.map(({ id }) => id));
  const count = ids.filter((id) => storedIds.has(id)).length;
  return (
    <fieldset className="print-choices-group print-whose">
      <legend className="visually-hidden">Characters</legend>
      {stored.length > MIN_SEARCHABLE && (
        <Field label="Search" hideLabel>
          {(control) => (
            <input
              {...control}
              type="search"
              className="field-control"
              placeholder="Search by name, tag or rules"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="print-whose-line">
        <p aria-live="polite">
          {count} of {stored.length}
          {(limitReached || tooMany) && <span className="print-whose-limit"> – up to {MAX_CHOSEN} at a time</span>}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={tooMany || undefined}
          onClick={() => !tooMany && choose(withMatching)}
        >
          {query === '' ? 'All' : 'All found'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            choose(
              without(
                chosen,
                matching.map(({ id }) => id),
              ),
            )
          }
        >
          {query === '' ? 'None' : 'None found'}
        </Button>
      </div>
      <div className="print-whose-list">
        {matching.slice(0, MAX_LISTED).map(({ id, name, points }) => (
          <Checkbox
            key={id}
            label={
              <span className="print-whose-name">
                <span>{name || unnamed}</span>{' '}
                <span className="print-whose-about">
                  {[id === openId ? 'open now' : '', points ? `${points.spent} points` : ''].filter(Boolean).join(', ')}
                </span>
              </span>
            }
            checked={chosen.has(id)}
            disabled={limitReached && !chosen.has(id)}
            onCommit={(on) => choose(on ? new Set([...ids, id]) : without(chosen, [id]))}
          />
        ))}
        {matching.length === 0 && <p className="print-whose-about">No matches.</p>}
        {matching.length > MAX_LISTED && (
          <p className="print-whose-about">And {matching.length - MAX_LISTED} more: search for them by name.</p>
        )}
      </div>
    </fieldset>
  );
}

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const removed = new Set(ids);
  return new Set([...chosen].filter((id) => !removed.has(id)));
}
