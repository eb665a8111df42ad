import { useEffect, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { openStored } from '../../state/saving/open-record.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeTime } from '../browser/when-words.ts';

/** The most characters listed here: the library has all of them, with a search. */
const MAX_LISTED = 3;

/** The stored characters that were changed last, and a button to the library. */
export function StoredList({ onDone }: { onDone: () => void }) {
  const openId = useCharacterStore(({ id }) => id);
  const stored = useLibraryStore(({ characters }) => characters);
  const inLibrary = useViewStore(({ library }) => library);
  const [problem, setProblem] = useState('');
  useEffect(() => void refreshLibrary(), []);
  const otherCharacters = stored.filter(({ id, binned }) => id !== openId && binned === null);
  // Not needed inside the library.
  if (otherCharacters.length === 0 || inLibrary) return null;
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
        {otherCharacters.slice(0, MAX_LISTED).map(({ id, name, updated }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => void choose(id)}>
              {name || 'Without a name'}
            </Button>
            <span className="start-when">changed {describeTime(updated)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={showAll}>All characters…</Button>
    </section>
  );
}
