import { useMemo, useState } from 'react';
import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { featStat } from '../../rules/feats/feat.ts';
import { answerJump, type JumpAnswer, type JumpDirection, jumpUnits } from '../../rules/feats/jump-goals.ts';
import { listThingsToThrow } from '../../rules/feats/things-to-throw.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { FeatFigure } from './feat-group.tsx';

interface ThrowQuestionProps {
  sheet: DerivedCharacter;
  feats: WorkedFeats;
  pounds: number | null;
  onAsk: (pounds: number | null) => void;
}

/** A weight or an item in, how far it can be thrown and with what damage out. */
export function ThrowQuestion({ sheet, feats, pounds, onAsk }: ThrowQuestionProps) {
  const things = useMemo(() => listThingsToThrow(sheet), [sheet]);
  const thing = things.find(({ weight }) => weight === pounds);
  return (
    <div className="feat-question">
      <div className="feat-fields">
        <NumberField
          label="How far can I throw this?"
          unit="lb"
          min={0}
          value={pounds ?? undefined}
          onCommit={onAsk}
          onClear={() => onAsk(null)}
        />
        {things.length > 0 && (
          <div className="feat-item">
            <ComboBox
              label="Or one of my items"
              value={thing?.key ?? ''}
              options={[
                { value: '', label: 'Any weight' },
                ...things.map(({ key, name, weight }) => ({
                  value: key,
                  label: name,
                  detail: `${formatFraction(weight)} lb`,
                })),
              ]}
              onCommit={(key) => onAsk(things.find((each) => each.key === key)?.weight ?? null)}
            />
          </div>
        )}
      </div>
      <div role="status" className="feat-answer">
        {pounds !== null && <Thrown feats={feats} pounds={pounds} />}
        {thing?.isWeapon && (
          <p className="feat-note">As a weapon it has its own range and damage: see its attacks on the sheet.</p>
        )}
      </div>
    </div>
  );
}

function Thrown({ feats, pounds }: { feats: WorkedFeats; pounds: number }) {
  const [range, damage] = (['range', 'damage'] as const).map((part) => {
    const id = featStat('throwing', part, pounds);
    return feats.ids.includes(id) ? feats.get(id) : undefined;
  });
  if (!range) return null;
  if (range.value === null) {
    return (
      <p>
        No, it is too heavy to throw. <FeatFigure feat={range} />
      </p>
    );
  }
  return (
    <p className="feat-outcome">
      <span>
        Up to <FeatFigure feat={range} />
      </span>
      {damage && damage.value !== null && (
        <span>
          Damage <FeatFigure feat={damage} />
        </span>
      )}
    </p>
  );
}

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
