import { useId, useState } from 'react';
import { fighterName } from '../../character/encounter-edits.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { chooseDice, diceNames, usePlayOptions } from '../fight/rolls.tsx';
import { EncounterTools, TurnBar } from './encounter-tools.tsx';
import { closeFighter, showEncounterDialog, useEncounterView } from './encounter-view.ts';
import { FighterList, useShownFighter } from './fighter-list.tsx';
import { FighterPanel } from './fighter-panel.tsx';
import { roundSentence } from './next-turn.ts';
import { useFighter } from './use-fighter.tsx';

/** How many lines are shown; older ones are in the file. */
const shownLines = 150;

/** What happened in the encounter, the newest first. New lines are announced where they are written. */
function EncounterLog() {
  const heading = useId();
  const dice = usePlayOptions((options) => options.dice);
  const log = useEncounter((encounter) => encounter.log) ?? [];
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Log
      </h3>
      <SegmentedControl label="Dice" hideLabel value={dice} options={diceNames} onCommit={chooseDice} />
      {log.length === 0 && <p className="fight-hint">Attacks, wounds and rounds are listed here.</p>}
      <div role="log" aria-live="off" aria-labelledby={heading}>
        <ol className="fight-log">
          {log
            .map((line, index) => ({ ...line, index }))
            .reverse()
            .slice(0, shownLines)
            .map(({ round, text, index }) => (
              <li key={index} className={text === roundSentence(round) ? 'encounter-log-round' : undefined}>
                {text}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

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
