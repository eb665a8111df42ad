import { fighterName } from '../../character/encounter-edits.ts';
import { redoEncounter, undoEncounter, useEncounter, useEncounterUndo } from '../../state/encounter/encounter-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showFighter } from './encounter-view.ts';
import { endTurn } from './next-turn.ts';

/** The round and whose turn it is, undo, and the next turn: always in view. */
export function TurnBar() {
  const steps = useEncounterUndo();
  const round = useEncounter((encounter) => encounter.round) ?? 0;
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const whose = useEncounter(({ fighters }) => {
    const fighter = fighters.find(({ key }) => key === turnOf);
    return fighter ? fighterName(fighter) : '';
  });
  const hasFighters = useEncounter(({ fighters }) => fighters.length > 0) ?? false;
  return (
    <div className="turn-bar">
      {round > 0 && (
        <p className="turn-now">
          <span className="turn-round">Round {round}</span>
          {whose && (
            <Button variant="quiet" size="small" onClick={() => showFighter(turnOf)}>
              {whose}
            </Button>
          )}
        </p>
      )}
      <IconButton
        icon="undo"
        label={steps.undo ? `Undo: ${steps.undo}` : 'Undo'}
        disabled={steps.undo === null}
        onClick={() => announce(`Undone: ${undoEncounter() ?? 'nothing'}`)}
      />
      <IconButton
        icon="redo"
        label={steps.redo ? `Redo: ${steps.redo}` : 'Redo'}
        disabled={steps.redo === null}
        onClick={() => announce(`Redone: ${redoEncounter() ?? 'nothing'}`)}
      />
      {hasFighters && (
        <Button variant="primary" onClick={endTurn}>
          {round === 0 ? 'Begin the fight' : 'Next turn'}
        </Button>
      )}
    </div>
  );
}
