import { useState } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import { describeStoredRow } from '../../rules/gcs/describe-row.ts';
import type { StoredChoice, StoredRow } from '../../rules/gcs/read-stored-entry.ts';
import { addLibraryRows } from '../../state/character/add-library-rows.ts';
import type { AddedRow } from '../../state/character/add-own-entry.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type PickedTemplate, sourceOf } from './library-hits.tsx';
import './template-dialog.css';

interface TemplateDialogProps {
  template: PickedTemplate;
  onAdded: (row: AddedRow | null) => void;
  onClose: () => void;
}

const noneChosen: ReadonlySet<StoredRow> = new Set();

/** Adds a template of a library file: what it always has, and what the player chooses of the rest. */
export default function TemplateDialog({ template: { heading, entry }, onAdded, onClose }: TemplateDialogProps) {
  const [chosen, setChosen] = useState(noneChosen);
  const name = stripBidiControls(heading.name) || 'Unnamed';
  const rows = [...entry.rows, ...rowsOf(entry.choices).filter((row) => chosen.has(row))];
  const toggle = (row: StoredRow, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(row);
    else next.delete(row);
    setChosen(next);
  };
  const add = () => {
    onAdded(addLibraryRows(`${name} added`, rows, 'of the file'));
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
      {entry.rows.length > 0 && <p>It always has {stripBidiControls(entry.rows.map(nameWithFigures).join('; '))}.</p>}
      {entry.choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
        <Choice key={at} choice={choice} chosen={chosen} onToggle={toggle} />
      ))}
    </Dialog>
  );
}

interface ChoiceProps {
  choice: StoredChoice;
  chosen: ReadonlySet<StoredRow>;
  onToggle: (row: StoredRow, isChosen: boolean) => void;
}

function Choice({ choice, chosen, onToggle }: ChoiceProps) {
  const count = rowsOf([choice]).filter((row) => chosen.has(row)).length;
  return (
    <fieldset className="template-choice">
      <legend>
        {stripBidiControls(choice.title)} <span className="row-note">({count} chosen)</span>
      </legend>
      <div className="template-rows">
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
        <Choice key={at} choice={inner} chosen={chosen} onToggle={onToggle} />
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
