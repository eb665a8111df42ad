import { useEffect } from 'react';
import { unnamedEncounter } from '../../character/encounter.ts';
import { refreshEncounters } from '../../state/encounter/encounter-list.ts';
import { createAndShow, openAndShow, prepareEncounters } from '../../state/encounter/open-encounter.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { describeTime } from '../browser/when-words.ts';

/** The most encounters listed here; the list of encounters has all of them. */
const maxListed = 3;

/** The encounters that were changed last, a new one, and a button to all of them. Nothing while there are none. */
export function RecentEncounters() {
  const encounters = useLibraryStore(({ encounters }) => encounters.list);
  useEffect(() => {
    prepareEncounters().then(refreshEncounters).catch(console.error);
  }, []);
  if (encounters.length === 0) return null;
  return (
    <section className="continue" aria-labelledby="recent-encounters">
      <h2 id="recent-encounters">Encounters</h2>
      <ul className="continue-list">
        {encounters.slice(0, maxListed).map((encounter) => (
          <li key={encounter.id}>
            <Button variant="quiet" onClick={() => void openAndShow(encounter)}>
              {encounter.name || unnamedEncounter}
            </Button>
            <span className="continue-note">
              {encounter.round > 0 && `round ${encounter.round}, `}changed {describeTime(encounter.updated)}
            </span>
          </li>
        ))}
        <li>
          <Button variant="quiet" icon="plus" onClick={() => void createAndShow()}>
            New encounter
          </Button>
        </li>
        <li>
          <Button variant="quiet" onClick={() => openDialog('encounters')}>
            All encounters…
          </Button>
        </li>
      </ul>
    </section>
  );
}
