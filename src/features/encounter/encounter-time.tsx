import { useState } from 'react';
import {
  addReminder,
  clockOf,
  describeReminder,
  endReminders,
  formatClock,
  passTime,
  removeReminder,
} from '../../character/encounter-clock.ts';
import { fighterName } from '../../character/encounter-edits.ts';
import { formatSpan } from '../../engine/format.ts';
import { currentEncounter, editEncounter, useEncounter } from '../../state/encounter/encounter-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { spellsPass } from './spells-pass.ts';

/** Lets time pass, and says what ends by it. */
function pass(seconds: number): void {
  const before = currentEncounter();
  if (!before) return;
  const { encounter, sentences } = spellsPass(before, seconds, endReminders(passTime(before, seconds)));
  const words = `${formatSpan(seconds)} later`;
  editEncounter(words, () => encounter, `${words}.`, ...sentences);
  announce([`${words}.`, ...sentences].join(' '));
}

const spans = [
  [10, 'seconds'],
  [60, 'minute'],
  [600, 'minutes'],
  [3_600, 'hour'],
] as const;

/** The time since the encounter began, and what ends when. */
export function EncounterTime() {
  const clock = useEncounter(clockOf) ?? 0;
  return (
    <section className="fight-part" aria-label="Time">
      <div className="board-clock">
        Time{' '}
        <strong className="board-time">
          <span className="visually-hidden">{formatSpan(clock)}</span>
          <span aria-hidden="true">{formatClock(clock)}</span>
        </strong>
        <Menu
          label="Let time pass"
          text="Let time pass"
          size="small"
          items={() =>
            spans.map(([seconds]) => ({
              id: `${seconds}`,
              label: formatSpan(seconds),
              onSelect: () => pass(seconds),
            }))
          }
        />
      </div>
      <Reminders />
    </section>
  );
}

const units = [
  { value: 'seconds', label: 'seconds (rounds)' },
  { value: 'minutes', label: 'minutes' },
  { value: 'hours', label: 'hours' },
] as const;
const secondsIn = { seconds: 1, minutes: 60, hours: 3_600 } as const;

/** What runs out: spells, torches, reinforcements. */
function Reminders() {
  const clock = useEncounter(clockOf) ?? 0;
  const reminders = useEncounter((encounter) => encounter.reminders) ?? [];
  const fighters = useEncounter((encounter) => encounter.fighters) ?? [];
  const encounter = useEncounter((whole) => whole);
  const [text, setText] = useState('');
  const [fighter, setFighter] = useState('');
  const [after, setAfter] = useState(10);
  const [unit, setUnit] = useState<(typeof units)[number]['value']>('seconds');
  const add = () => {
    const seconds = after * secondsIn[unit];
    editEncounter(`${text} ends in ${formatSpan(seconds)}`, (before) =>
      addReminder(before, { text, fighter, after: seconds }),
    );
    announce(`${text} ends in ${formatSpan(seconds)}`);
    setText('');
  };
  return (
    <>
      {encounter && reminders.length > 0 && (
        <ul className="fight-lines" aria-label="What ends when">
          {reminders.map((reminder, at) => {
            const what = describeReminder(encounter, reminder);
            return (
              <li key={`${reminder.ends} ${what}`} className="board-reminder">
                <span>
                  {what}: <strong>{formatSpan(reminder.ends - clock)}</strong> left
                </span>
                <IconButton
                  icon="close"
                  label={`End ${what} now`}
                  onClick={() => editEncounter(`${what} ends`, (before) => removeReminder(before, at), `${what} ends.`)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Disclosure lazy summary="Something that runs out…">
        <div className="fight-fields">
          <TextField label="What" value={text} placeholder="Shield, torch, guards arrive" onCommit={setText} />
          <SelectField
            label="On"
            value={fighter}
            options={[
              { value: '', label: 'Nobody in particular' },
              ...fighters.map((each) => ({ value: each.key, label: fighterName(each) })),
            ]}
            onCommit={setFighter}
          />
          <NumberField label="Ends in" value={after} min={1} max={10_000} onCommit={setAfter} />
          <SelectField label="Unit" value={unit} options={units} onCommit={setUnit} />
          <Button disabled={text.trim() === ''} onClick={add}>
            Add
          </Button>
        </div>
      </Disclosure>
    </>
  );
}
