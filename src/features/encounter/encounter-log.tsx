import { useId } from 'react';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { chooseDice, diceNames, usePlayOptions } from '../fight/dice-choice.ts';
import { roundSentence } from './next-turn.ts';

/** How many lines are shown; older ones are in the file. */
const shownLines = 150;

/** What happened in the encounter, the newest first. New lines are announced where they are written. */
export function EncounterLog() {
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
