import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { countTags } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { applyTag, deleteForGood, keepNamedVersion } from './character-actions.ts';
import { describeCharacterCount, describeCharacters, formatCharacterName, formatCount } from './library-words.ts';

interface DeleteDialogProps {
  characters: readonly CharacterSummary[];
  onClose: () => void;
}

/** The most names that are listed. */
const maxNames = 8;

/** Asks for confirmation, since there is no undo. */
export function DeleteDialog({ characters, onClose }: DeleteDialogProps) {
  const several = characters.length > 1;
  const confirm = () => {
    void deleteForGood(characters);
    onClose();
  };
  return (
    <Dialog
      title={`Delete ${describeCharacters(characters)} for good?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            Keep {several ? 'them' : 'it'} in the bin
          </Button>
          <Button variant="danger" icon="trash" onClick={confirm}>
            Delete for good
          </Button>
        </>
      }
    >
      <div className="library-form">
        <p>
          {several ? 'They' : 'It'} will be deleted with all {several ? 'their' : 'its'} versions. This can’t be undone.
        </p>
        {several && (
          <ul className="library-names">
            {characters.slice(0, maxNames).map(({ id, name }) => (
              <li key={id}>{formatCharacterName(name)}</li>
            ))}
            {characters.length > maxNames && <li>and {describeCharacterCount(characters.length - maxNames)} more</li>}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

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

interface TagsDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** All tags: those of the characters are ticked, or indeterminate if only some of them have it. */
export function TagsDialog({ ids, onClose }: TagsDialogProps) {
  const all = useLibraryStore(({ characters }) => characters.list);
  const idSet = new Set(ids);
  const characters = all.filter(({ id }) => idSet.has(id));
  // A tag that was removed from its last character stays listed while the dialog is open, so that it can be added again.
  const [usedTags, setUsedTags] = useState<readonly string[]>([]);
  const allTags = [...countTags(all).map((existingTag) => existingTag.tag), ...usedTags];
  const tags = allTags.filter(
    (existingTag, index) => allTags.findIndex((candidate) => equalTags(candidate, existingTag)) === index,
  );
  const setTag = (name: string, on: boolean) => {
    setUsedTags((before) => [...before, name]);
    void applyTag(ids, name, on);
  };
  return (
    <Dialog
      title={`Tags for ${describeCharacters(characters)}`}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <NewTag onAdd={(name) => setTag(name, true)} />
      {tags.length === 0 ? (
        <p className="library-note">Use tags to find characters: a campaign, a player, “villains”, “unfinished”.</p>
      ) : (
        <ul className="library-tag-list">
          {tags.map((name) => (
            <li key={name}>
              <TagBox name={name} characters={characters} onCommit={(on) => setTag(name, on)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function NewTag({ onAdd }: { onAdd: (name: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <form className="library-new-tag" onSubmit={submit}>
      <label htmlFor={id} className="field-label">
        New tag
      </label>
      <input
        id={id}
        className="field-control"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="plus">
        Add
      </Button>
    </form>
  );
}

interface TagBoxProps {
  name: string;
  characters: readonly CharacterSummary[];
  onCommit: (on: boolean) => void;
}

function TagBox({ name, characters, onCommit }: TagBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const taggedCount = characters.filter(({ tags }) => tags.some((existingTag) => equalTags(existingTag, name))).length;
  const some = taggedCount > 0 && taggedCount < characters.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <div className="checkbox">
      <input
        ref={box}
        id={id}
        type="checkbox"
        className="checkbox-box"
        checked={taggedCount === characters.length}
        onChange={() => onCommit(taggedCount < characters.length)}
      />
      <label htmlFor={id} className="checkbox-label">
        {name}
        {some && ` (${formatCount(taggedCount)} of ${formatCount(characters.length)})`}
      </label>
    </div>
  );
}

const equalTags = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();
