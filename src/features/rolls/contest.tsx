import { useMemo, useState } from 'react';
import { formatNumber } from '../../engine/format.ts';
import { type ContestSetup, contestAfter, contestChance, maxRounds } from '../../rules/rolls/contest.ts';
import type { RollRules } from '../../rules/rolls/roll-rules.ts';
import { listOwnRolls } from '../../sheet-model/model/own-rolls.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { rollEachDie } from '../../state/character/roll-dice.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FightSide, useInPlay } from '../fight/in-play.ts';
import { showRoll, TypedRoll } from '../fight/rolls.tsx';
import { ScoreStepper } from './roll-fields.tsx';
import { describeContest, describeInfluence } from './roll-words.ts';

type Dice = readonly [first: number, second: number];

interface ContestProps {
  /** The own skill. */
  name: string;
  needed: number;
  /** It is a spell or the like, which the other resists. */
  resisted: boolean;
  /** The other's Will is the number, and a reaction the result; null for other contests. */
  influence: { readonly rules: RollRules; readonly skill: string } | null;
  onMade: () => void;
}

/** A contest against a number, or against a number of another fighter of the encounter. */
export function Contest({ name, needed, resisted, influence, onMade }: ContestProps) {
  const inPlay = useInPlay();
  const { sheet, opponents } = inPlay;
  const { odds } = sheet.ruleset;
  const dice = usePreferences((preferences) => preferences.dice);
  const [way, setWay] = useState<'quick' | 'regular'>('quick');
  const [supernatural, setSupernatural] = useState(resisted);
  const [others] = useState(() => opponents?.() ?? []);
  const [against, setAgainst] = useState(() => others.find((other) => other.name === inPlay.foe)?.name ?? '');
  const other = others.find((each) => each.name === against) ?? null;
  const [typedName, setTypedName] = useState('');
  const [number, setNumber] = useState(10);
  const [stat, setStat] = useState<string>('');
  const [modifier, setModifier] = useState(0);
  /** The first of two rolls that are typed, and the rounds before. */
  const [typed, setTyped] = useState<number | null>(null);
  const [rounds, setRounds] = useState<readonly Dice[]>([]);
  const rolls = useMemo(() => (other ? rollsOf(other) : []), [other]);
  const usual = influence ? 'will' : '';
  const chosen = rolls.find(({ id }) => id === (stat || usual)) ?? rolls[0];
  const score = (other && chosen ? chosen.score : number) + modifier;
  const kind = resisted ? 'resisted' : influence ? 'quick' : way;
  const setup: ContestSetup = { kind, first: needed, second: score, supernatural: resisted && supernatural };
  const { scores } = contestAfter(odds, setup, []);
  const words = influence ? 'Will' : resisted ? 'Resistance' : 'Their number';
  const otherName =
    other && chosen
      ? `${other.name}’s ${chosen.name}`
      : influence
        ? willOf(typedName.trim())
        : typedName.trim() || (resisted ? 'the resistance' : 'the other');
  const chance = formatPercent(contestChance(odds, setup));

  const settle = (all: readonly Dice[], shown: readonly number[]) => {
    const state = contestAfter(odds, setup, all);
    const sentence = describeContest({ own: name, other: otherName }, setup, state);
    const reaction =
      influence && !state.isOpen
        ? ` ${describeInfluence(influence.rules, influence.skill, state.winner === 'first')}`
        : '';
    const line = `${sentence}${reaction}`;
    showRoll(shown, state.rounds.at(-1)?.results[0].outcome ?? 'failure', line);
    setRounds(state.isOpen ? all : []);
    inPlay.edit(sentence, (play) => play, line);
    onMade();
  };
  const rollHere = () => {
    const all: Dice[] = [];
    let shown: number[] = [];
    do {
      const [own, theirs] = [rollEachDie(3), rollEachDie(3)];
      shown = own;
      all.push([sumOf(own), sumOf(theirs)]);
    } while (contestAfter(odds, setup, all).isOpen && all.length < maxRounds);
    settle(all, shown);
  };
  const enter = (total: number) => {
    if (typed === null) {
      setTyped(total);
      return;
    }
    setTyped(null);
    settle([...rounds, [typed, total]], []);
  };
  return (
    <section className="roll-contest" aria-label="Contest">
      {!resisted && !influence && (
        <SegmentedControl
          label="Kind of contest"
          hideLabel
          value={way}
          options={[
            { value: 'quick', label: 'Quick: one roll each' },
            { value: 'regular', label: 'Regular: until one wins' },
          ]}
          onCommit={setWay}
        />
      )}
      <div className="fight-fields">
        {others.length > 0 && (
          <SelectField
            label="Against"
            value={against}
            options={[
              { value: '', label: 'A number' },
              ...others.map((each) => ({ value: each.name, label: each.name })),
            ]}
            onCommit={setAgainst}
          />
        )}
        {other && chosen && (
          <ComboBox
            label={`${other.name} rolls`}
            value={chosen.id}
            options={rolls.map(({ id, name: label, score: detail, group }) => ({
              value: id,
              label,
              detail: formatNumber(detail),
              group,
            }))}
            onCommit={setStat}
          />
        )}
        {!other && (
          <>
            <TextField
              label={influence ? 'Who' : 'Who or what'}
              value={typedName}
              placeholder={influence ? 'the guard' : resisted ? 'the guard’s Will' : 'the guard’s Hearing'}
              onCommit={setTypedName}
            />
            <ScoreStepper label={words} value={number} onChange={setNumber} />
          </>
        )}
        {other && <ScoreStepper label="Their modifier" value={modifier} isSigned onChange={setModifier} />}
      </div>
      {resisted && typeof odds.resistance?.maxAttack === 'number' && (
        <Checkbox
          label={`Somebody living or thinking resists: Rule of ${odds.resistance.maxAttack}`}
          checked={supernatural}
          onCommit={setSupernatural}
        />
      )}
      <p className="fight-hint" role="status">
        {formatNumber(needed)} against {formatNumber(score)}: {chance} to win.
        {(scores[0] !== needed || scores[1] !== score) &&
          ` Rolled as ${formatNumber(scores[0])} against ${formatNumber(scores[1])}.`}
        {rounds.length > 0 && ` Undecided after ${rounds.length === 1 ? 'one round' : `${rounds.length} rounds`}.`}
      </p>
      {dice === 'here' && (
        <Button variant="primary" className="roll-button" onClick={rollHere} aria-label={`Roll the contest, ${chance}`}>
          Roll both <span className="fight-chance">{chance}</span>
        </Button>
      )}
      {dice === 'typed' && (
        <div className="typed-roll">
          {typed !== null && <span className="fight-hint">{`${name}: ${typed}`}</span>}
          <span>{typed === null ? name : otherName}</span>
          <TypedRoll
            key={typed === null ? 'own' : 'other'}
            name={typed === null ? name : otherName}
            dice={3}
            onRolled={enter}
          />
        </div>
      )}
    </section>
  );
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** What the other can roll, without attacks. */
const rollsOf = ({ sheet }: FightSide) => listOwnRolls(sheet).filter(({ group }) => group !== 'Attacks');

const willOf = (name: string): string => (name === '' ? 'their Will' : `${name}’s Will`);
