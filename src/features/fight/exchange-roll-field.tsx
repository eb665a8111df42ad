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

/** What the dice on the table show: typed for a request, or over what was rolled. */
export function ExchangeRollField({ name, dice, value, onRolled }: ExchangeRollFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : `${value}`);
  const read = (): number | null => {
    const total = Number(text);
    return text !== '' && Number.isInteger(total) && total >= dice && total <= 6 * dice ? total : null;
  };
  const enter = () => {
    const total = read();
    if (total !== null && total !== value) onRolled(total);
    else if (total === null && value !== undefined) setText(`${value}`);
  };
  const label = dice === 1 ? `${name}: what the die shows` : `${name}: what the ${dice} dice show`;
  return (
    <form
      className="typed-roll"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        enter();
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
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={value === undefined ? undefined : enter}
      />
      {value === undefined && (
        <Button type="submit" size="small" aria-label={`Enter: ${name}`}>
          Enter
        </Button>
      )}
    </form>
  );
}
