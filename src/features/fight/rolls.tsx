import { type FormEvent, useState } from 'react';
import { type RollKind, type RollResult, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-odds.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { rollEachDie } from '../../state/character/roll-dice.ts';
import { type DiceChoice, usePreferences } from '../../state/view/preferences.ts';
import { initialView } from '../../state/view/view-state.ts';
import { changeSlice } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { useInPlay } from './in-play.ts';

const outcomeWords: Readonly<Record<RollResult['outcome'], string>> = {
  criticalSuccess: 'critical success',
  success: 'success',
  failure: 'failure',
  criticalFailure: 'critical failure',
};

/** "Dodge: needs 9, rolled 7, success by 2." */
export function describeRoll(name: string, needed: number, rolled: number, { outcome, margin }: RollResult): string {
  const by = margin === 0 ? '' : ` by ${Math.abs(margin)}`;
  return `${name}: needs ${needed}, rolled ${rolled}, ${outcomeWords[outcome]}${by}.`;
}

interface TypedRollProps {
  /** The subject of the roll: "Dodge", "damage of Crossbow". */
  name: string;
  /** How many dice are on the table. */
  dice: number;
  onRolled: (total: number) => void;
}

const diceWords = ['no dice show', 'the die shows', 'the two dice show', 'the three dice show'];

/** A roll that is typed: the sum of the dice on the table. */
export function TypedRoll({ name, dice, onRolled }: TypedRollProps) {
  const [text, setText] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const total = Number(text);
    if (text === '' || !Number.isInteger(total) || total < dice || total > 6 * dice) return;
    setText('');
    onRolled(total);
  };
  return (
    <form className="typed-roll" onSubmit={enter}>
      <input
        className="typed-roll-field"
        type="number"
        inputMode="numeric"
        min={dice}
        max={6 * dice}
        required
        aria-label={`${name}: what ${diceWords[dice] ?? `the ${dice} dice show`}`}
        placeholder={`${dice}d`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" aria-label={`Enter the roll of ${name}`}>
        Enter
      </Button>
    </form>
  );
}

/** Shows a roll in place of the last one. */
export const showRoll = (
  dice: readonly number[],
  outcome: RollResult['outcome'] | null,
  ...sentences: readonly string[]
): void => changeSlice('lastRoll', ({ number }) => ({ number: number + 1, dice, outcome, sentences }));

/** Adds the consequence of the last roll: its damage. */
export const addToRoll = (sentence: string): void =>
  changeSlice('lastRoll', ({ sentences }) => ({ sentences: [...sentences, sentence] }));

export const forgetRoll = (): void => changeSlice('lastRoll', initialView.lastRoll);

/** The choices as buttons show them. */
export const diceNames: readonly { readonly value: DiceChoice; readonly label: string }[] = [
  { value: 'here', label: 'Roll here' },
  { value: 'typed', label: 'Type the roll' },
  { value: 'off', label: 'No dice' },
];

interface RollControlProps {
  /** The subject of the roll: "Dodge". */
  name: string;
  needed: number;
  kind: RollKind;
  onRolled: (total: number) => void;
}

/** The chance of a roll, and a way to make it: by the program, or typed from the dice on the table. */
export function RollControl({ name, needed, kind, onRolled }: RollControlProps) {
  const { sheet, combat } = useInPlay();
  const { odds } = sheet.ruleset;
  const dice = usePreferences((preferences) => preferences.dice);
  const chance = formatPercent(sumOutcomes(rollOutcomes(odds, needed, kind)).success);
  const settle = (total: number, shown: readonly number[] = []) => {
    const result = readRoll(combat.fight.rules.success, needed, total, kind);
    showRoll(shown, result.outcome, describeRoll(name, needed, total, result));
    onRolled(total);
  };
  if (dice === 'off') return <span className="fight-chance">{chance}</span>;
  const roll = () => {
    const shown = rollEachDie(3);
    settle(
      shown.reduce((sum, die) => sum + die, 0),
      shown,
    );
  };
  if (dice === 'typed')
    return (
      <span className="typed-roll">
        <span className="fight-chance">{chance}</span>
        <TypedRoll name={name} dice={3} onRolled={settle} />
      </span>
    );
  return (
    <Button className="roll-button" aria-label={`Roll ${name}, ${chance}`} onClick={roll}>
      Roll <span className="fight-chance">{chance}</span>
    </Button>
  );
}
