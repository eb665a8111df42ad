import { useState } from 'react';
import type { ReplayText } from '../../rules/simulation/plain-fight.ts';
import type { FightsRun } from '../../state/simulation/fights-run.ts';
import { Button } from '../../ui/buttons.tsx';
import { NumberField } from '../../ui/number-field.tsx';

interface OutlookReplayProps {
  run: FightsRun;
  /** How many fights there are to choose from. */
  fights: number;
  sides: readonly [string, string];
}

/** One of the fights, blow by blow, with its rolls and what they were against. */
export function OutlookReplay({ run, fights, sides }: OutlookReplayProps) {
  const [number, setNumber] = useState(1);
  const [told, setTold] = useState<{ readonly number: number; readonly replay: ReplayText } | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = Math.max(1, Math.min(fights, Math.round(number)));
  const tell = async () => {
    const replay = await run.replay(wanted - 1);
    setFailed(replay === null);
    if (replay) setTold({ number: wanted, replay });
  };
  return (
    <section className="outlook-replay" aria-label="One fight, blow by blow">
      <div className="outlook-row">
        <NumberField label={`Fight, 1 to ${fights}`} value={wanted} onCommit={setNumber} />
        <Button onClick={() => void tell()}>Tell it</Button>
      </div>
      <p role="status">
        {failed
          ? 'The fight cannot be told.'
          : told
            ? `Fight ${told.number}: ${told.replay.winner === null ? 'nobody wins' : `${sides[told.replay.winner === 0 ? 0 : 1]} wins`}.`
            : ''}
      </p>
      {told && <Lines key={told.number} lines={told.replay.lines} />}
    </section>
  );
}

function Lines({ lines }: Pick<ReplayText, 'lines'>) {
  const rounds = [...new Set(lines.map(({ round }) => round))];
  return rounds.map((round) => (
    <div key={round}>
      <h3 className="outlook-round">Round {round}</h3>
      <ol className="outlook-lines">
        {lines.map((line, i) =>
          line.round === round ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fight that is told never change.
            <li key={i}>
              {line.text}
              {line.rolls.some(({ explanation }) => explanation !== '') && (
                <details className="outlook-rolls">
                  <summary>Rolls</summary>
                  <ul>
                    {line.rolls.map(({ words, rolled, explanation }) => (
                      <li key={words}>
                        {words}: {rolled}. {explanation}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ) : null,
        )}
      </ol>
    </div>
  ));
}
