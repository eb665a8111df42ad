import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface ExchangeRollFieldProps {
  /** What is rolled: "Rainald's Parry". */
  name: string;
  /** How many dice show it. */
  dice: number;
  /** What they showed; undefined for a roll that is still to be made. */
  value?: number;
  onRolled: (total: number) => void;
}

/** What the dice on the table show: typed for a request, or over what was rolled, which counts as it is typed. */
export function ExchangeRollField({ name, dice, value, onRolled }: ExchangeRollFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const enter = (text: string) => {
    const total = Number(text);
    const isTotal = text !== '' && Number.isInteger(total) && total >= dice && total <= 6 * dice;
    if (isTotal && total !== value) onRolled(total);
  };
  const label = dice === 1 ? `${name}: what the die shows` : `${name}: what the ${dice} dice show`;
  return (
    <form
      className="typed-roll"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        enter(typed ?? '');
      }}
    >
      <input
        className="typed-roll-field"
        type="number"
        inputMode="numeric"
        min={dice}
        max={6 * dice}
        required={value === undefined}
        aria-label={label}
        placeholder={`${dice}d`}
        value={typed ?? value ?? ''}
        onChange={({ target: { value: text } }) => {
          setTyped(text);
          // The first digit of two is never a total itself: so many dice show more.
          if (value !== undefined) enter(text);
        }}
        onBlur={() => value !== undefined && setTyped(null)}
      />
      {value === undefined && (
        <Button type="submit" size="small" aria-label={`Enter: ${name}`}>
          Enter
        </Button>
      )}
    </form>
  );
}
