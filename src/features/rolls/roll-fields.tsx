import { capitalize, formatSigned } from '../../engine/format.ts';
import type { Fight } from '../../rules/combat/fight-rules.ts';
import { modifiersFor } from '../../rules/rolls/derive-roll.ts';
import type { RollModifier, RollRules, RollSituation, RollSubject } from '../../rules/rolls/roll-rules.ts';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';

interface ScoreStepperProps {
  label: string;
  value: number;
  /** With its sign: a modifier. */
  isSigned?: boolean;
  onChange: (value: number) => void;
}

/** No score or modifier of a game is larger. */
const most = 100;

/** A number to roll against, or a modifier with its sign. */
export function ScoreStepper({ label, value, isSigned = false, onChange }: ScoreStepperProps) {
  const change = (next: number) => onChange(Math.min(most, Math.max(-most, Math.round(next))));
  return (
    <Stepper
      label={label}
      value={value}
      {...(isSigned ? { text: formatSigned(value) } : {})}
      canDown={value > -most}
      canUp={value < most}
      onStep={(direction) => change(value + direction)}
      onType={change}
    />
  );
}

interface SituationFieldsProps {
  rules: RollRules;
  subject: RollSubject;
  fight: Fight;
  situation: RollSituation;
  onChange: (situation: RollSituation) => void;
}

/** The named modifiers of the situation, and what the game master adds. */
export function SituationFields({ rules, subject, fight, situation, onChange }: SituationFieldsProps) {
  const { named, other } = situation;
  const answer = (id: string, value: string | number) => {
    const { [id]: _, ...others } = named;
    onChange({ ...situation, named: value === '' || value === 0 ? others : { ...others, [id]: value } });
  };
  return (
    <fieldset className="roll-situation">
      <legend className="visually-hidden">Modifiers</legend>
      <ScoreStepper
        label="Modifier"
        value={other}
        isSigned
        onChange={(value) => onChange({ ...situation, other: value })}
      />
      {modifiersFor(rules, subject, fight).map((modifier) => (
        <ModifierField
          key={modifier.id}
          modifier={modifier}
          subject={subject}
          fight={fight}
          answer={named[modifier.id]}
          onAnswer={(value) => answer(modifier.id, value)}
        />
      ))}
    </fieldset>
  );
}

interface ModifierFieldProps {
  modifier: RollModifier;
  subject: RollSubject;
  fight: Fight;
  answer: string | number | undefined;
  onAnswer: (value: string | number) => void;
}

function ModifierField({ modifier, subject, fight, answer, onAnswer }: ModifierFieldProps) {
  if ('of' in modifier) {
    return (
      <NumberField
        label={modifier.name}
        {...(modifier.unit === 'tries' ? {} : { unit: modifier.unit })}
        value={typeof answer === 'number' ? answer : 0}
        min={0}
        onCommit={(amount) => onAnswer(Math.min(modifier.most, Math.max(0, amount)))}
      />
    );
  }
  return (
    <SelectField
      label={modifier.name}
      value={typeof answer === 'string' ? answer : ''}
      options={[
        { value: '', label: capitalize(modifier.usual) },
        ...modifier
          .circumstances(subject, fight)
          .map(({ id, name, add }) => ({ value: id, label: `${capitalize(name)} (${formatSigned(add)})` })),
      ]}
      onCommit={onAnswer}
    />
  );
}
