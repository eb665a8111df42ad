import { type FormEvent, useId, useState } from 'react';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keepNamedVersion } from './character-actions.ts';
import { formatCharacterName } from './library-words.ts';

interface VersionDialogProps {
  character: Pick<CharacterSummary, 'id' | 'name'>;
  onClose: () => void;
}

/** A dialog to store the current state of a character as a named version. */
export function VersionDialog({ character, onClose }: VersionDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void keepNamedVersion(character, name);
    onClose();
  };
  return (
    <Dialog
      title={`Save a version of ${formatCharacterName(character.name)}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" aria-disabled={name.trim() === ''}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} className="library-form" onSubmit={submit}>
        <p className="library-note">Saves the character as it is now. You can compare it or restore it later.</p>
        <label htmlFor={`${id}-name`} className="field-label">
          Version name
        </label>
        <input
          id={`${id}-name`}
          className="field-control"
          autoComplete="off"
          maxLength={120}
          placeholder="before the dungeon"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
