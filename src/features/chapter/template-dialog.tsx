import { useMemo, useState } from 'react';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { describeLeft, describeStoredRow } from '../../interchange/gcs/gcs-names.ts';
import {
  fillPlaceholders,
  findPlaceholders,
  priceStoredRows,
  type StoredChoice,
  type StoredRow,
} from '../../interchange/gcs/library/library-entry.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { type AddedRow, addLibraryRows } from '../../state/character/own-rows.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type PickedTemplate, sourceOf } from './library-hits.tsx';
import './entry-picker.css';

interface TemplateDialogProps {
  template: PickedTemplate;
  onAdded: (row: AddedRow | null) => void;
  onClose: () => void;
}

type Answers = ReadonlyMap<StoredRow, ReadonlyMap<string, string>>;
const noAnswers: Answers = new Map();
const unanswered: ReadonlyMap<string, string> = new Map();
const noneChosen: ReadonlySet<StoredRow> = new Set();

/**
 * Adds an entry of a library file that leaves something to the player: a template with its fixed part and the chosen
 * options, and the placeholders in its rows.
 */
export default function TemplateDialog({ template: { heading, entry }, onAdded, onClose }: TemplateDialogProps) {
  const [chosen, setChosen] = useState(noneChosen);
  const [answers, setAnswers] = useState(noAnswers);
  const isTemplate = heading.chapter === 'templates';
  const name = stripBidiControls(heading.name) || 'Unnamed';
  const rows = [...entry.rows, ...rowsOf(entry.choices).filter((row) => chosen.has(row))];
  const saved = useCharacterStore((state) => state.saved);
  const prices = useMemo(() => priceStoredRows(saved, rowsOf(entry.choices)), [saved, entry]);
  const toggle = (row: StoredRow, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(row);
    else next.delete(row);
    setChosen(next);
  };
  const add = () => {
    const filled = rows.map((row) => fillPlaceholders(row, answers.get(row) ?? unanswered));
    onAdded(addLibraryRows(`${name} added`, filled, isTemplate ? 'of the file' : 'usual'));
    announce(`${name} added: ${countEntries(rows.length)}`);
    onClose();
  };
  return (
    <Dialog
      title={`Add ${name}`}
      size="large"
      sticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={add} disabled={rows.length === 0}>
            Add {countEntries(rows.length)}
          </Button>
        </>
      }
    >
      <p className="row-note">{sourceOf(heading)}</p>
      {entry.notes.map((note) => (
        <p key={note} className="template-note">
          {stripBidiControls(note)}
        </p>
      ))}
      {isTemplate && entry.rows.length > 0 && (
        <p>It always has {stripBidiControls(entry.rows.map(nameWithFigures).join('; '))}.</p>
      )}
      {entry.choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
        <Choice key={at} choice={choice} chosen={chosen} prices={prices} onToggle={toggle} />
      ))}
      {rows.map((row, at) => (
        <Questions
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name that is unique
          key={at}
          row={row}
          answers={answers.get(row) ?? unanswered}
          onAnswer={(asked, answer) =>
            setAnswers((before) => new Map(before).set(row, new Map(before.get(row)).set(asked, answer)))
          }
        />
      ))}
    </Dialog>
  );
}

interface QuestionsProps {
  row: StoredRow;
  answers: ReadonlyMap<string, string>;
  onAnswer: (asked: string, answer: string) => void;
}

/** The placeholders of a row; none for most. */
function Questions({ row, answers, onAnswer }: QuestionsProps) {
  const asked = findPlaceholders(row);
  if (asked.length === 0) return null;
  const name = stripBidiControls(row.row.own?.name ?? '') || 'Unnamed';
  return (
    <fieldset className="bundle-choice">
      <legend>To be filled in for {name}</legend>
      <div className="field-grid">
        {asked.map((question) => (
          <TextField
            key={question}
            label={stripBidiControls(question)}
            about={name}
            value={answers.get(question) ?? ''}
            onCommit={(answer) => onAnswer(question, answer)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  choice: StoredChoice;
  chosen: ReadonlySet<StoredRow>;
  /** The price of each row, in points. */
  prices: ReadonlyMap<StoredRow, number>;
  onToggle: (row: StoredRow, isChosen: boolean) => void;
}

function Choice({ choice, chosen, prices, onToggle }: ChoiceProps) {
  const taken = rowsOf([choice]).filter((row) => chosen.has(row));
  const points = taken.reduce((sum, row) => sum + (prices.get(row) ?? 0), 0);
  const left = describeLeft(choice.wanted, taken.length, points);
  return (
    <fieldset className="bundle-choice">
      <legend>
        {stripBidiControls(choice.title)} <span className="row-note">({left})</span>
      </legend>
      <div className="bundle-rows">
        {choice.rows.map((row, at) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            key={at}
            label={stripBidiControls(nameWithFigures(row))}
            checked={chosen.has(row)}
            onCommit={(isChosen) => onToggle(row, isChosen)}
          />
        ))}
      </div>
      {choice.choices.map((inner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
        <Choice key={at} choice={inner} chosen={chosen} prices={prices} onToggle={onToggle} />
      ))}
    </fieldset>
  );
}

const rowsOf = (choices: readonly StoredChoice[]): StoredRow[] =>
  choices.flatMap(({ rows, choices: inner }) => [...rows, ...rowsOf(inner)]);

const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

function nameWithFigures(row: StoredRow): string {
  const { name, figures } = describeStoredRow(row);
  return `${name || 'Unnamed'} (${figures})`;
}
