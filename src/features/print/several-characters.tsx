import { useDeferredValue, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { choosePrintSubjects, usePrintSubjects } from '../../state/view/print-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';

/** From so many on there is a field to search in. */
const MANY = 12;
/** Of more than this the rest is to be searched for. */
const SHOWN = 200;
/** One file holds no more than so many, so that making it never fills the memory. */
const MOST = 100;

/** Which of the characters of this browser are printed together; nothing while it is the one on screen. */
export function SeveralCharacters() {
  const ids = usePrintSubjects((printed) => printed.ids);
  return ids && <CharacterList ids={ids} />;
}

function CharacterList({ ids }: { readonly ids: readonly string[] }) {
  const open = useCharacterStore(({ id }) => id);
  const characters = useLibraryStore((library) => library.characters);
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const stored = characters.filter(({ binned }) => binned === null);
  const found = findCharacters(stored, { words: searched, order: 'name' });
  const chosen = new Set(ids);
  const choose = (next: ReadonlySet<string>) => void choosePrintSubjects([...next]);
  const all = new Set([...ids, ...found.map(({ id }) => id)]);
  const tooMany = all.size > MOST;
  const full = ids.length >= MOST;
  const known = new Set(stored.map(({ id }) => id));
  const count = ids.filter((id) => known.has(id)).length;
  return (
    <fieldset className="print-choices-group print-whose">
      <legend className="visually-hidden">Characters</legend>
      {stored.length > MANY && (
        <Field label="Search" hideLabel>
          {(control) => (
            <input
              {...control}
              type="search"
              className="field-control"
              placeholder="Search by name, tag or rules"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="print-whose-line">
        <p aria-live="polite">
          {count} of {stored.length}
          {(full || tooMany) && <span className="print-whose-limit"> – up to {MOST} at a time</span>}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={tooMany || undefined}
          onClick={() => !tooMany && choose(all)}
        >
          {words === '' ? 'All' : 'All found'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            choose(
              without(
                chosen,
                found.map(({ id }) => id),
              ),
            )
          }
        >
          {words === '' ? 'None' : 'None found'}
        </Button>
      </div>
      <div className="print-whose-list">
        {found.slice(0, SHOWN).map(({ id, name, points }) => (
          <Checkbox
            key={id}
            label={
              <span className="print-whose-name">
                <span>{name || 'Without a name'}</span>{' '}
                <span className="print-whose-about">
                  {[id === open ? 'open now' : '', points ? `${points.spent} points` : ''].filter(Boolean).join(', ')}
                </span>
              </span>
            }
            checked={chosen.has(id)}
            disabled={full && !chosen.has(id)}
            onCommit={(on) => choose(on ? new Set([...ids, id]) : without(chosen, [id]))}
          />
        ))}
        {found.length === 0 && <p className="print-whose-about">No character is found.</p>}
        {found.length > SHOWN && (
          <p className="print-whose-about">And {found.length - SHOWN} more: search for them by name.</p>
        )}
      </div>
    </fieldset>
  );
}

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const out = new Set(ids);
  return new Set([...chosen].filter((id) => !out.has(id)));
}
