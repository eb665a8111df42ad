import { type FormEvent, type ReactNode, useState } from 'react';
import { addEarned, setCampaign } from '../../character/edit-character.ts';
import { formatMoney } from '../../engine/format.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { editPlay } from '../../state/play/play-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Points earned and money found or spent, which are edits of the character with its own undo, not of the state of play. */
export function Ledgers() {
  return (
    <section className="fight-part" aria-label="Points and money">
      <PointsEarned />
      <Money />
    </section>
  );
}

/** Writes to the log of the fight and announces. */
function record(sentence: string, left: string): void {
  editPlay(sentence, (play) => play, sentence);
  announce(`${sentence} ${left}`);
}

function PointsEarned() {
  const [points, setPoints] = useState(1);
  const [why, setWhy] = useState('');
  const add = () => {
    if (points === 0) return;
    const date = new Date().toISOString().slice(0, 10);
    editCharacter(`${formatPoints(points)} earned`, (character) => addEarned(character, { points, why, date }));
    record(
      `${formatPoints(points)} earned${why && `: ${why}`}.`,
      `${formatPoints(currentSheet().worksheet.number('points.left'))} left to spend.`,
    );
    setWhy('');
  };
  return (
    <LedgerForm summary="Points earned…" button="Add points" onSubmit={add}>
      <NumberField label="Points" value={points} whileTyping onCommit={setPoints} />
      <TextField label="For what" value={why} onCommit={setWhy} />
    </LedgerForm>
  );
}

const directions = [
  { value: 'spent', label: 'Spent' },
  { value: 'found', label: 'Found' },
] as const;
type Direction = (typeof directions)[number]['value'];

function Money() {
  const start = useSheet(({ worksheet }) => worksheet.find(startMoneyStat)?.value ?? null);
  const [dollars, setDollars] = useState(0);
  const [direction, setDirection] = useState<Direction>('spent');
  const [why, setWhy] = useState('');
  const add = () => {
    if (dollars <= 0 || typeof start !== 'number') return;
    const amount = formatMoney(dollars);
    const money = start + (direction === 'found' ? dollars : -dollars);
    editCharacter(`${amount} ${direction}`, (character) => setCampaign(character, 'money', money));
    const left = currentSheet().worksheet.find('money.left')?.value;
    record(
      `${amount} ${direction}${why && `: ${why}`}.`,
      typeof left === 'number' ? `${left < 0 ? '−' : ''}${formatMoney(Math.abs(left))} left.` : '',
    );
    setDollars(0);
    setWhy('');
  };
  if (typeof start !== 'number') return null; // no limit: there is nothing to count
  return (
    <LedgerForm summary="Money…" button={direction === 'found' ? 'Add money' : 'Take money'} onSubmit={add}>
      <SegmentedControl label="Money was" value={direction} options={directions} onCommit={setDirection} />
      <NumberField label="Amount" unit="$" value={dollars} min={0} whileTyping onCommit={setDollars} />
      <TextField label="For what" value={why} onCommit={setWhy} />
    </LedgerForm>
  );
}

interface LedgerFormProps {
  summary: string;
  button: string;
  onSubmit: () => void;
  children: ReactNode;
}

function LedgerForm({ summary, button, onSubmit, children }: LedgerFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Disclosure summary={summary}>
      <form onSubmit={submit}>
        <div className="fight-fields">
          {children}
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </Disclosure>
  );
}
