import { createEncounter } from '../../state/encounter/open-encounter.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusAddFighters } from './encounter-view.ts';

/** Shown while no encounter is open: a new one, or one of those that are stored. */
export function EncounterStart() {
  return (
    <EmptyState
      title="No encounter is open."
      actions={
        <>
          <Button
            variant="primary"
            icon="plus"
            data-autofocus
            onClick={() => void createEncounter('').then(focusAddFighters)}
          >
            New encounter
          </Button>
          <Button onClick={() => openDialog('encounters')}>All encounters…</Button>
        </>
      }
    >
      An encounter is a fight of several: the party and its foes in the order of their turns, each with hits, conditions
      and defenses, one attacking another.
    </EmptyState>
  );
}
