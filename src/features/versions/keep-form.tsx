import { type FormEvent, useId, useState } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { addVersionOf, maxVersionNameLength } from '../../state/library/library-versions.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { suggestedNames } from './version-words.ts';

interface KeepFormProps {
  readonly onKept: () => Promise<void>;
  readonly onProblem: (problem: string) => void;
}

/** A form that stores the current state of the character as a named version. */
export function KeepForm({ onKept, onProblem }: KeepFormProps) {
  const list = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return;
    const outcome = await addVersionOf(useCharacterStore.getState().id, trimmed);
    if (!outcome.ok) return onProblem(storageProblemSentence(outcome.problem, 'version'));
    onProblem('');
    setName('');
    announce(`Saved as “${trimmed}”`, 'versions');
    await onKept();
  };
  return (
    <form className="versions-keep" onSubmit={(event) => void submit(event).catch(console.error)}>
      <Field label="Save a version as" tone="problem" message={missing && name.trim() === '' && 'Enter a name.'}>
        {(control) => (
          <input
            {...control}
            className="field-control"
            autoComplete="off"
            list={list}
            maxLength={maxVersionNameLength}
            placeholder="before the dungeon"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {suggestedNames().map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}
