import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { countTags } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { applyTag } from './character-actions.ts';
import { describeCharacters, formatCount } from './library-words.ts';

interface TagsDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** All tags: those of the characters are ticked, or indeterminate if only some of them have it. */
export function TagsDialog({ ids, onClose }: TagsDialogProps) {
  const all = useLibraryStore((library) => library.characters);
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
