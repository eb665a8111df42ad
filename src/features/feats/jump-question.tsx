import { useState } from 'react';
import { answerJump, type JumpAnswer } from '../../rules/feats/jump-answer.ts';
import { type JumpDirection, jumpUnits } from '../../rules/feats/jump-goals.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { FeatFigure } from './feat-figure.tsx';

interface JumpQuestionProps {
  feats: WorkedFeats;
  goals: Readonly<Record<JumpDirection, number | null>>;
  onAsk: (goals: Readonly<Record<JumpDirection, number | null>>) => void;
}

/** A distance or a height in; out whether it can be jumped, with what run, or with which roll. */
export function JumpQuestion({ feats, goals, onAsk }: JumpQuestionProps) {
  const [direction, setDirection] = useState<JumpDirection>('broad');
  const goal = goals[direction];
  const answer = goal === null ? null : answerJump(feats, direction, goal);
  const ask = (next: number | null) => onAsk({ ...goals, [direction]: next });
  return (
    <div className="feat-question">
      <div className="feat-fields">
        <SegmentedControl
          label="Can I jump that?"
          value={direction}
          options={[
            { value: 'broad', label: 'Far' },
            { value: 'high', label: 'High' },
          ]}
          onCommit={setDirection}
        />
        <NumberField
          key={direction}
          label={direction === 'broad' ? 'Distance' : 'Height'}
          unit={jumpUnits[direction]}
          min={0}
          value={goal ?? undefined}
          onCommit={ask}
          onClear={() => ask(null)}
        />
      </div>
      <div role="status" className="feat-answer">
        {answer && <Answer answer={answer} />}
      </div>
    </div>
  );
}

function Answer({ answer: { verdict, run, rolls } }: { answer: JumpAnswer }) {
  return (
    <>
      {verdict === 'standing' && <p>Yes, from a standing start. No roll.</p>}
      {verdict === 'running' && (
        <p>
          Yes, with a run of <FeatFigure feat={run} />. No roll.
        </p>
      )}
      {verdict === 'effort' && <p>Too far as it is. With extra effort:</p>}
      {verdict === 'tooFar' && (
        <p>
          No, it is too far. <FeatFigure feat={run} />
        </p>
      )}
      {rolls.map(({ isRunning, roll }) => (
        <p key={roll.id}>
          {isRunning ? 'After a run, roll ' : 'Without a run, roll '}
          <FeatFigure feat={roll} />
          {roll.notes.length > 0 && (
            <small className="feat-note">; {roll.notes.map(({ words }) => words).join('; ')}</small>
          )}
        </p>
      ))}
    </>
  );
}
