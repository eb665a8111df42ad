import { useMemo, useState } from 'react';
import { formatNumber, formatSigned } from '../../engine/format.ts';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { effectiveScore } from '../../rules/odds/roll-odds.ts';
import { listOwnRolls, type OwnRoll } from '../../sheet-model/model/own-rolls.ts';
import { explain } from '../../state/view/explanations.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Stepper } from '../../ui/stepper.tsx';

interface ScoreStepperProps {
  label: string;
  value: number;
  /** With its sign: a modifier. */
  isSigned?: boolean;
  min?: number;
  onChange: (value: number) => void;
}

/** No score or modifier of a game is larger. */
const most = 100;

/** A whole number that is typed or stepped. */
export function ScoreStepper({ label, value, isSigned = false, min = -most, onChange }: ScoreStepperProps) {
  const change = (next: number) => onChange(Math.min(most, Math.max(min, Math.round(next))));
  return (
    <Stepper
      label={label}
      value={value}
      {...(isSigned ? { text: formatSigned(value) } : {})}
      canDown={value > min}
      canUp={value < most}
      onStep={(direction) => change(value + direction)}
      onType={change}
    />
  );
}

/** The number to roll against: one of the character's, or a typed one. */
interface RollChoice {
  /** The stat; '' for a typed number. */
  readonly stat: string;
  readonly number: number;
  readonly kind: RollKind;
  readonly modifier: number;
}

interface ChosenRoll {
  readonly rolls: readonly OwnRoll[];
  readonly choice: RollChoice;
  readonly change: (changed: Partial<RollChoice>) => void;
  /** The number of the character that is chosen; null for a typed one. */
  readonly own: OwnRoll | null;
  readonly name: string;
  readonly base: number;
  readonly kind: RollKind;
  /** The number with its modifier. */
  readonly score: number;
}

const initial: RollChoice = { stat: '', number: 12, kind: 'other', modifier: 0 };

/** The roll that a player chooses: at first the best skill, or an attribute of a character without skills. */
export function useOwnRolls(sheet: DerivedCharacter): ChosenRoll {
  const rolls = useMemo(() => listOwnRolls(sheet), [sheet]);
  const [choice, setChoice] = useState(() => ({ ...initial, stat: firstOf(rolls)?.id ?? '' }));
  const own = rolls.find(({ id }) => id === choice.stat) ?? null;
  const base = own?.score ?? choice.number;
  return {
    rolls,
    choice,
    change: (changed) => setChoice((before) => ({ ...before, ...changed })),
    own,
    name: own?.name ?? 'A number',
    base,
    kind: own?.kind ?? choice.kind,
    score: effectiveScore(base, choice.modifier),
  };
}

function firstOf(rolls: readonly OwnRoll[]): OwnRoll | undefined {
  const skills = rolls.filter(({ group }) => group === 'Skills');
  const best = Math.max(...skills.map(({ score }) => score));
  return skills.find(({ score }) => score === best) ?? rolls[0];
}

const kinds = [
  { value: 'other', label: 'Skill or attribute' },
  { value: 'attack', label: 'Attack' },
  { value: 'rangedAttack', label: 'Ranged attack' },
  { value: 'defense', label: 'Defense' },
] as const satisfies readonly { value: RollKind; label: string }[];

/** The fields that choose the number to roll against, with a modifier, and the result. */
export function RollFields({ roll, asksKind = true }: { roll: ChosenRoll; asksKind?: boolean }) {
  const { rolls, choice, change, own, name, base, score } = roll;
  const options = [
    { value: '', label: 'A number', group: 'Any' },
    ...rolls.map((each) => ({
      value: each.id,
      label: each.name,
      detail: formatNumber(each.score),
      group: each.group,
    })),
  ];
  return (
    <div className="odds-fields">
      <div className="odds-wide">
        <ComboBox
          label="Roll against"
          value={own ? choice.stat : ''}
          options={options}
          onCommit={(stat) => change({ stat })}
        />
      </div>
      {!own && <ScoreStepper label="Number" value={choice.number} onChange={(number) => change({ number })} />}
      {!own && asksKind && (
        <SelectField label="Kind of roll" value={choice.kind} options={kinds} onCommit={(kind) => change({ kind })} />
      )}
      <ScoreStepper label="Modifier" value={choice.modifier} isSigned onChange={(modifier) => change({ modifier })} />
      {own && (
        <p className="odds-base">
          {name}{' '}
          <FigureButton
            className="odds-base-figure"
            label={`${name} ${formatNumber(base)}, explain`}
            onClick={(event) => explain(own.id, event)}
          >
            {formatNumber(base)}
          </FigureButton>
          {choice.modifier !== 0 && ` → ${formatNumber(score)}`}
        </p>
      )}
    </div>
  );
}
