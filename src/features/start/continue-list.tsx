import { useEffect, useState } from 'react';
import { nameOrKind, unnamed } from '../../character/character.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { continueFirstFight, useFirstFight } from '../../state/encounter/first-fight.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { isOpenUntouched, openStored } from '../../state/saving/open-record.ts';
import { showLibrary } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeTime } from '../browser/when-words.ts';

/** The most stored characters listed here: the library has all of them, with a search. */
const maxListed = 3;

/** The open character to continue with, the stored characters that were changed last, and a button to the library. */
export function ContinueList({ onDone }: { onDone: () => void }) {
  const openId = useCharacterStore(({ id }) => id);
  const stored = useLibraryStore(({ characters }) => characters.list);
  const [untouched] = useState(isOpenUntouched);
  const { ruleset, character } = useCharacterStore(({ saved }) => saved);
  const [problem, setProblem] = useState('');
  const hasFirstFight = useFirstFight(({ fight }) => fight !== null);
  useEffect(() => void refreshLibrary(), []);
  const others = stored.filter(({ id, binned }) => id !== openId && binned === null);
  if (untouched && others.length === 0 && !hasFirstFight) return null;
  const choose = async (id: string) => {
    const outcome = await openStored(id);
    if (outcome.ok) {
      if (outcome.value) onDone();
      return;
    }
    const { describeSavingProblem } = await import('../../state/saving/saving-reason.ts'); // most visits need no such sentence
    setProblem(describeSavingProblem(outcome.error));
  };
  return (
    <section className="continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{untouched && !hasFirstFight ? 'Your characters' : 'Continue'}</h2>
      {problem && (
        <Notice kind="problem" live>
          {problem}
        </Notice>
      )}
      <ul className="continue-list">
        {!untouched && (
          <li>
            <Button variant="primary" onClick={onDone}>
              Continue {nameOrKind(character) || 'unnamed character'}
            </Button>
            <span className="continue-note">{rulesetAbout(ruleset).name}</span>
          </li>
        )}
        {others.slice(0, maxListed).map((summary) => (
          <li key={summary.id}>
            <Button variant="quiet" onClick={() => void choose(summary.id)}>
              {summary.name || unnamed}
            </Button>
            <span className="continue-note">changed {describeTime(summary.updated)}</span>
          </li>
        ))}
        {hasFirstFight && (
          <li>
            <Button variant="quiet" onClick={() => void continueFirstFight()}>
              Continue the first fight
            </Button>
          </li>
        )}
        <li>
          <Button variant="quiet" onClick={() => showLibrary(true)}>
            All characters…
          </Button>
        </li>
      </ul>
    </section>
  );
}
