import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { countTags } from '../../state/library/library-search.ts';
import { type CharacterSummary, useLibraryStore } from '../../state/library/library-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { tag } from './character-actions.ts';
import { numberWords, someWords } from './library-words.ts';

interface TagsDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** All tags that there are: those of the characters are ticked, half where only some of them have it. */
export function TagsDialog({ ids, onClose }: TagsDialogProps) {
  const all = useLibraryStore((library) => library.characters);
  const wanted = new Set(ids);
  const characters = all.filter(({ id }) => wanted.has(id));
  // A tag that nobody has any more stays in the list while the dialog is open, so that it can be given back.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const known = [...countTags(all).map((each) => each.tag), ...seen];
  const tags = known.filter((each, index) => known.findIndex((other) => same(other, each)) === index);
  const give = (name: string, on: boolean) => {
    setSeen((before) => [...before, name]);
    void tag(ids, name, on);
  };
  return (
    <Dialog
      title={`Tags of ${someWords(characters)}`}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <NewTag onAdd={(name) => give(name, true)} />
      {tags.length === 0 ? (
        <p className="library-note">
          Tags are words of your own to find characters by: a campaign, a player, “villains”, “not finished”.
        </p>
      ) : (
        <ul className="library-tag-list">
          {tags.map((name) => (
            <li key={name}>
              <TagBox name={name} characters={characters} onCommit={(on) => give(name, on)} />
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
  const having = characters.filter(({ tags }) => tags.some((each) => same(each, name))).length;
  const some = having > 0 && having < characters.length;
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
        checked={having === characters.length}
        onChange={() => onCommit(having < characters.length)}
      />
      <label htmlFor={id} className="checkbox-label">
        {name}
        {some && ` (${numberWords(having)} of ${numberWords(characters.length)})`}
      </label>
    </div>
  );
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
