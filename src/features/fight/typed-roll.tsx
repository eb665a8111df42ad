import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface TypedRollProps {
  /** What is rolled: "Dodge", "damage of Crossbow". */
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
