import { useEffect, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { openStored } from '../../state/saving/open-record.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { whenWords } from '../browser/when-words.ts';

/** How many are offered here: the library has them all, and can search them. */
const most = 3;

/** The characters of this browser that were changed last, and the way to all of them. */
export function StoredList({ onDone }: { onDone: () => void }) {
  const open = useCharacterStore(({ id }) => id);
  const stored = useLibraryStore(({ characters }) => characters);
  const inLibrary = useViewStore(({ library }) => library);
  const [problem, setProblem] = useState('');
  useEffect(() => void refreshLibrary(), []);
  const others = stored.filter(({ id, binned }) => id !== open && binned === null);
  // From within the library nobody needs the way there.
  if (others.length === 0 || inLibrary) return null;
  const choose = async (id: string) => {
    const outcome = await openStored(id);
    if (!outcome.ok) setProblem(storageProblemSentence(outcome.problem));
    else if (outcome.value) onDone();
  };
  const showAll = () => {
    onDone();
    showLibrary(true);
  };
  return (
    <section aria-labelledby="start-stored">
      <h3 id="start-stored">In this browser</h3>
      {problem && (
        <Notice kind="problem" live>
          {problem}
        </Notice>
      )}
      <ul className="start-stored">
        {others.slice(0, most).map(({ id, name, updated }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => void choose(id)}>
              {name || 'Without a name'}
            </Button>
            <span className="start-when">changed {whenWords(updated)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={showAll}>All characters…</Button>
    </section>
  );
}
