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

/** Keeps the character as it is now, under a name. */
export function KeepForm({ onKept, onProblem }: KeepFormProps) {
  const list = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const named = name.trim();
    setMissing(named === '');
    if (named === '') return;
    const kept = await addVersionOf(useCharacterStore.getState().id, named);
    if (!kept.ok) return onProblem(storageProblemSentence(kept.problem));
    onProblem('');
    setName('');
    announce(`Kept as “${named}”`, 'versions');
    await onKept();
  };
  return (
    <form className="versions-keep" onSubmit={(event) => void submit(event).catch(console.error)}>
      <Field
        label="Keep it as it is now, as"
        tone="problem"
        message={missing && name.trim() === '' && 'Give it a name to find it by.'}
      >
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
        {suggestedNames().map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Button type="submit" variant="primary">
        Keep
      </Button>
    </form>
  );
}
