import { formatNumber } from '../../engine/format.ts';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { FigureButton } from '../../ui/figure-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ScoreStepper } from './score-stepper.tsx';
import type { ChosenRoll } from './use-own-rolls.ts';

const kinds = [
  { value: 'other', label: 'Skill or attribute' },
  { value: 'attack', label: 'Attack' },
  { value: 'rangedAttack', label: 'Ranged attack' },
  { value: 'defense', label: 'Defense' },
] as const satisfies readonly { value: RollKind; label: string }[];

/** The fields that choose what is rolled, with a modifier, and the number that comes of it. */
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
