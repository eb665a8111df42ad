import { type FormEvent, useState } from 'react';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-outcomes.ts';
import { percentWords } from '../../rules/wording/percent-words.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { Button } from '../../ui/button.tsx';
import { usePlayOptions } from './dice-choice.ts';
import { useInPlay } from './in-play.ts';

interface RollControlProps {
  /** What is rolled: "Dodge". */
  name: string;
  needed: number;
  kind: RollKind;
  onRolled: (total: number) => void;
}

const [least, most] = [3, 18];

/** The chance of a roll, and a way to make it: by the program, or typed from the dice on the table. */
export function RollControl({ name, needed, kind, onRolled }: RollControlProps) {
  const { odds } = useInPlay().sheet.ruleset;
  const dice = usePlayOptions((options) => options.dice);
  const chance = percentWords(sumOutcomes(rollOutcomes(odds, needed, kind)).success);
  if (dice === 'off') return <span className="fight-chance">{chance}</span>;
  if (dice === 'typed') return <TypedRoll name={name} chance={chance} onRolled={onRolled} />;
  return (
    <Button className="roll-button" aria-label={`Roll ${name}, ${chance}`} onClick={() => onRolled(rollDice(3))}>
      Roll <span className="fight-chance">{chance}</span>
    </Button>
  );
}

function TypedRoll({ name, chance, onRolled }: { name: string; chance: string; onRolled: (total: number) => void }) {
  const [text, setText] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const total = Number(text);
    if (!Number.isInteger(total) || total < least || total > most) return;
    setText('');
    onRolled(total);
  };
  return (
    <form className="typed-roll" onSubmit={enter}>
      <span className="fight-chance">{chance}</span>
      <input
        className="typed-roll-field"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        aria-label={`${name}: what the three dice show`}
        placeholder="3d"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" aria-label={`Enter the roll of ${name}`}>
        Enter
      </Button>
    </form>
  );
}
