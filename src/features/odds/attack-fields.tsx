import { type Dice, type DiceNotation, formatDice } from '../../engine/dice.ts';
import { formatNumber } from '../../engine/format.ts';
import { readDamageDice } from '../../rules/odds/dice-distribution.ts';
import type { OddsRules } from '../../rules/odds/roll-odds.ts';
import type { OwnAttack } from '../../sheet-model/model/own-rolls.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ScoreStepper } from './roll-fields.tsx';

/** The attack: one of the character's, or numbers that were typed. */
export interface AttackNumbers {
  /** That of the character's attack; '' for the numbers. */
  readonly id: string;
  readonly skill: number;
  readonly damage: Dice;
  readonly type: string;
  readonly modifier: number;
}

/** Whom it is aimed at. */
export interface FoeNumbers {
  readonly defends: boolean;
  readonly defense: number;
  readonly resistance: number;
  readonly deceptive: number;
  readonly armorDivisor: number;
}

interface AttackFieldsProps {
  attacks: readonly OwnAttack[];
  chosen: OwnAttack | null;
  numbers: AttackNumbers;
  odds: OddsRules;
  notation: DiceNotation;
  onChange: (numbers: AttackNumbers) => void;
}

export function AttackFields({ attacks, chosen, numbers, odds, notation, onChange }: AttackFieldsProps) {
  const change = (changed: Partial<AttackNumbers>) => onChange({ ...numbers, ...changed });
  const words = ({ damage, typeWords }: OwnAttack) => `${formatDice(damage, notation)} ${typeWords}`;
  const options = [
    { value: '', label: 'Other numbers', group: 'Any' },
    ...attacks.map((attack) => ({
      value: attack.id,
      label: attack.name,
      detail: `${formatNumber(attack.skill)} · ${words(attack)}`,
      group: attack.atHand ? 'At hand' : 'Stowed',
    })),
  ];
  return (
    <div className="odds-fields">
      <div className="odds-wide">
        <ComboBox label="Attack" value={chosen ? numbers.id : ''} options={options} onCommit={(id) => change({ id })} />
      </div>
      {!chosen && (
        <>
          <ScoreStepper label="Skill" value={numbers.skill} onChange={(skill) => change({ skill })} />
          <DamageField damage={numbers.damage} notation={notation} onChange={(damage) => change({ damage })} />
          <SelectField
            label="Damage type"
            value={numbers.type}
            options={Object.keys(odds.attack.types).map((type) => ({ value: type, label: type }))}
            onCommit={(type) => change({ type })}
          />
        </>
      )}
      <ScoreStepper
        label="Modifier to hit"
        value={numbers.modifier}
        isSigned
        onChange={(modifier) => change({ modifier })}
      />
      {chosen && (
        <p className="odds-base">
          Skill{' '}
          {chosen.skillStat === undefined ? (
            formatNumber(chosen.skill)
          ) : (
            <SkillFigure stat={chosen.skillStat} name={chosen.name} skill={chosen.skill} />
          )}
          , damage {words(chosen)}
        </p>
      )}
    </div>
  );
}

const SkillFigure = ({ stat, name, skill }: { stat: string; name: string; skill: number }) => (
  <FigureButton
    className="odds-base-figure"
    label={`${name}, skill ${formatNumber(skill)}, explain`}
    onClick={(event) => explain(stat, event)}
  >
    {formatNumber(skill)}
  </FigureButton>
);

interface DamageFieldProps {
  damage: Dice;
  notation: DiceNotation;
  onChange: (damage: Dice) => void;
}

function DamageField({ damage, notation, onChange }: DamageFieldProps) {
  return (
    <TextField
      label="Damage"
      value={formatDice(damage, notation)}
      placeholder="2d+1"
      whileTyping={false}
      onCommit={(text) => {
        const read = readDamageDice(text);
        if (read) onChange(read);
        return read !== null;
      }}
    />
  );
}

interface FoeFieldsProps {
  foe: FoeNumbers;
  odds: OddsRules;
  onChange: (foe: FoeNumbers) => void;
}

export function FoeFields({ foe, odds, onChange }: FoeFieldsProps) {
  const change = (changed: Partial<FoeNumbers>) => onChange({ ...foe, ...changed });
  const { deceptive, armorDivisors } = odds.attack;
  return (
    <fieldset className="odds-foe">
      <legend className="odds-legend">Target</legend>
      <Checkbox label="Defends" checked={foe.defends} onCommit={(defends) => change({ defends })} />
      <div className="odds-fields">
        {foe.defends && (
          <ScoreStepper label="Defense" value={foe.defense} onChange={(defense) => change({ defense })} />
        )}
        <ScoreStepper label="DR" value={foe.resistance} min={0} onChange={(resistance) => change({ resistance })} />
      </div>
      {(deceptive || armorDivisors) && (
        <Disclosure summary={deceptive ? 'Deceptive attack, armor divisor' : 'Armor divisor'}>
          <div className="odds-fields">
            {deceptive && foe.defends && (
              <ScoreStepper
                label="Lowers the defense by"
                value={foe.deceptive}
                min={0}
                onChange={(lowered) => change({ deceptive: lowered })}
              />
            )}
            {armorDivisors && (
              <NumberField
                label="Armor divisor"
                value={foe.armorDivisor}
                onCommit={(armorDivisor) => change({ armorDivisor: armorDivisor > 0 ? armorDivisor : 1 })}
              />
            )}
          </div>
        </Disclosure>
      )}
    </fieldset>
  );
}
