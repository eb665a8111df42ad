import { useState } from 'react';
import { fighterName } from '../../character/encounter-edits.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { EncounterLog } from './encounter-log.tsx';
import { EncounterTools } from './encounter-tools.tsx';
import { closeFighter, showEncounterDialog, useEncounterView } from './encounter-view.ts';
import { FighterList } from './fighter-list.tsx';
import { FighterPanel } from './fighter-panel.tsx';
import { TurnBar } from './turn-bar.tsx';
import { useFighter } from './use-fighter.ts';
import { useShownFighter } from './use-shown-fighter.ts';

const parts = [
  { value: 'fighters', label: 'Fighters' },
  { value: 'log', label: 'Log' },
] as const;

/** The list, the fighter that is shown, and the log: next to each other, or on a phone one at a time. */
export function EncounterColumns({ narrow }: { narrow: boolean }) {
  const isEmpty = useEncounter(({ fighters }) => fighters.length === 0) ?? true;
  const shown = useShownFighter();
  const isFighterOpen = useEncounterView((view) => view.isFighterOpen);
  const [part, setPart] = useState<'fighters' | 'log'>('fighters');
  if (isEmpty) {
    return (
      <>
        <EncounterTools />
        <EmptyState
          title="No fighters yet."
          actions={
            <Button
              variant="primary"
              icon="plus"
              data-autofocus
              data-adds-fighters
              onClick={() => showEncounterDialog('add')}
            >
              Add fighters
            </Button>
          }
        >
          Add the party and its foes from your characters or the ready-made ones, several of a kind at once. Then begin
          the fight: the rules decide who goes first.
        </EmptyState>
      </>
    );
  }
  if (narrow) {
    return (
      <>
        <EncounterTools>
          <SegmentedControl label="Show" hideLabel value={part} options={parts} onCommit={setPart} />
        </EncounterTools>
        {part === 'fighters' ? <FighterList /> : <EncounterLog />}
        {isFighterOpen && shown !== '' && <FighterOver fighterKey={shown} />}
      </>
    );
  }
  return (
    <div className="encounter-columns">
      <div className="encounter-column">
        <EncounterTools />
        <FighterList />
      </div>
      <div className="encounter-column">{shown !== '' && <FighterPanel key={shown} fighterKey={shown} />}</div>
      <div className="encounter-column">
        <EncounterLog />
      </div>
    </div>
  );
}

/** A fighter over the list, on a phone. */
function FighterOver({ fighterKey }: { fighterKey: string }) {
  const fighter = useFighter(fighterKey);
  return (
    <Dialog
      title={fighter ? fighterName(fighter) : ''}
      placement="side"
      className="fighter-over"
      footer={<TurnBar />}
      onClose={closeFighter}
    >
      <FighterPanel key={fighterKey} fighterKey={fighterKey} />
    </Dialog>
  );
}
