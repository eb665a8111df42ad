import { useEffect, useState } from 'react';
import { useCharacterStore } from '../../state/character-store.ts';
import { openStored, storedCharacters } from '../../state/open-record.ts';
import { problemReason } from '../../state/saving-reason.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Stored = Awaited<ReturnType<typeof storedCharacters>>;

/** The characters that are stored in this browser, the one changed last first. */
export function StoredList({ onDone }: { onDone: () => void }) {
  const open = useCharacterStore(({ id }) => id);
  const [stored, setStored] = useState<Stored>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let gone = false;
    storedCharacters().then((list) => {
      if (!gone) setStored(list);
    }, console.error);
    return () => {
      gone = true;
    };
  }, []);
  const others = stored.filter(({ id }) => id !== open);
  if (others.length === 0) return null;
  const choose = async (id: string) => {
    const outcome = await openStored(id);
    if (!outcome.ok) setProblem(problemReason(outcome.problem));
    else if (outcome.value) onDone();
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
        {others.map(({ id, name, updated }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => void choose(id)}>
              {name || 'Without a name'}
            </Button>
            <span className="start-when">changed {whenWords(updated)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenWords(updated: string): string {
  const when = new Date(updated);
  if (Number.isNaN(when.getTime())) return 'at an unknown time';
  return when.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
