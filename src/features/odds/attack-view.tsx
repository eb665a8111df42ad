import { useMemo, useState } from 'react';
import { formatCitation } from '../../engine/citation.ts';
import { type Dice, type DiceNotation, formatDice } from '../../engine/dice.ts';
import { formatNumber, formatTenths } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { attackOdds, minDeceptiveSkill } from '../../rules/odds/attack-odds.ts';
import { chanceOfAtLeast, type Distribution, groupTotals, readDamageDice } from '../../rules/odds/dice-distribution.ts';
import { effectiveScore, type OddsRules } from '../../rules/odds/roll-odds.ts';
import { listOwnAttacks, type OwnAttack } from '../../sheet-model/model/own-rolls.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { explain } from '../../state/view/explanations.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChanceChart, OddsResult, OutcomeBars } from './chance-chart.tsx';
import { ScoreStepper } from './roll-fields.tsx';

/** The attack: one of the character's, or numbers that were typed. */
interface AttackNumbers {
  /** The damage of the character's attack; '' for the numbers. */
  readonly id: string;
  readonly skill: number;
  readonly damage: Dice;
  readonly type: string;
  readonly modifier: number;
}

/** Whom it is aimed at. */
interface FoeNumbers {
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

function AttackFields({ attacks, chosen, numbers, odds, notation, onChange }: AttackFieldsProps) {
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

function FoeFields({ foe, odds, onChange }: FoeFieldsProps) {
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

/** More bars would be too thin to be seen. */
const maxBars = 24;

/** The chance of each injury, as bars and as a table; results without injury are not drawn. */
function InjuryChart({ injury }: { injury: Distribution }) {
  const groups = groupTotals(injury, 1, maxBars);
  if (groups.length === 0) return <p className="odds-note">This attack cannot wound.</p>;
  const rows = groups.map(({ from, to, chance }) => ({
    from,
    chance,
    label: from === to ? `${from}` : `${from}–${to}`,
  }));
  const likeliest = rows.reduce((best, row) => (row.chance > best.chance ? row : best));
  return (
    <figure className="odds-figure-box">
      <figcaption className="odds-caption">Injury from one attack</figcaption>
      <ChanceChart
        bars={rows.map(({ label, chance }) => ({ label, chance, band: 'success' }))}
        alternative={`Injury from one attack: ${rows[0]?.label} to ${rows.at(-1)?.label}, most often ${likeliest.label}.`}
      />
      <Disclosure summary="Injury as a table">
        <table className="odds-table">
          <thead>
            <tr>
              <th scope="col">Injury</th>
              <th scope="col">Chance</th>
              <th scope="col">Or more</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, label, chance }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatPercent(chance)}</td>
                <td>{formatPercent(chanceOfAtLeast(injury, from))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

const initialFoe: FoeNumbers = { defends: true, defense: 10, resistance: 0, deceptive: 0, armorDivisor: 1 };

/** The chances of an attack against a defense and armor, and the injury that it does. */
export function AttackView({ sheet }: { sheet: DerivedCharacter }) {
  const { odds, notation } = sheet.ruleset;
  const own = useMemo(() => listOwnAttacks(sheet), [sheet]);
  const [typed, setTyped] = useState<AttackNumbers>(() => ({
    id: own[0]?.id ?? '',
    skill: 12,
    damage: { dice: 1, adds: 0 },
    type: Object.keys(odds.attack.types)[0] ?? '',
    modifier: 0,
  }));
  const divisorOf = (id: string) => own.find((attack) => attack.id === id)?.armorDivisor ?? 1;
  const [foe, setFoe] = useState<FoeNumbers>(() => ({ ...initialFoe, armorDivisor: divisorOf(typed.id) }));
  const chosen = own.find(({ id }) => id === typed.id) ?? null;
  const { skill, damage, type } = chosen ?? typed;
  const score = effectiveScore(skill, typed.modifier);
  const wounding = ownValue(odds.attack.types, type);
  const result =
    wounding &&
    attackOdds(odds, {
      ...wounding,
      skill: score,
      isRanged: chosen?.isRanged ?? false,
      damage,
      resistance: foe.resistance,
      armorDivisor: foe.armorDivisor,
      defenses: foe.defends ? [foe.defense] : [],
      deceptive: odds.attack.deceptive && foe.defends ? foe.deceptive : 0,
    });
  return (
    <>
      <AttackFields
        attacks={own}
        chosen={chosen}
        numbers={typed}
        odds={odds}
        notation={notation}
        onChange={(numbers) => {
          setTyped(numbers);
          if (numbers.id !== typed.id) setFoe({ ...foe, armorDivisor: divisorOf(numbers.id) });
        }}
      />
      <FoeFields foe={foe} odds={odds} onChange={setFoe} />
      {!result && (
        <p className="odds-note" role="status">
          A deceptive attack may not lower the skill below {minDeceptiveSkill(odds)}.
        </p>
      )}
      {result && (
        <>
          <OddsResult
            figure={formatPercent(result.wounds)}
            words={`to wound: ${formatNumber(score)} against ${foe.defends ? formatNumber(foe.defense) : 'no defense'}, ${formatDice(damage, notation)} ${type} against DR ${formatNumber(foe.resistance)}`}
            page={formatCitation(odds.attack.cite)}
          />
          <OutcomeBars
            caption="How far the attack gets"
            rows={[
              { band: 'success', name: 'Hits', chance: result.hits },
              { band: 'success', name: 'Gets past the defense', chance: result.undefended },
              { band: 'success', name: 'Wounds', chance: result.wounds },
              { band: 'criticalSuccess', name: 'Critical hit', chance: result.criticalHits },
              { band: 'criticalFailure', name: 'Critical miss', chance: result.criticalMisses },
            ]}
          />
          <p className="odds-note">
            Average injury per attack <strong>{formatTenths(result.averageInjury)}</strong>
            {result.averageWound !== null && (
              <>
                , per wound <strong>{formatTenths(result.averageWound)}</strong>
              </>
            )}
            .
          </p>
          <InjuryChart injury={result.injury} />
        </>
      )}
    </>
  );
}
