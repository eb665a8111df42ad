import { type FormEvent, useRef, useState } from 'react';
import { type LoadoutFigures, listLoadouts } from '../../builder/advice/loadout-figures.ts';
import { maxLoadouts } from '../../character/equipment-rows.ts';
import {
  addLoadout,
  applyLoadout,
  loadoutsOf,
  removeLoadout,
  renameLoadout,
  updateLoadout,
} from '../../character/loadouts.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RenameField } from '../fields/rename-field.tsx';

/** Named sets of the places of all items. The figures of each are derived only while the list is open. */
export function Loadouts() {
  const count = useCharacter(({ character }) => loadoutsOf(character).length);
  const hasItems = useCharacter(({ character }) => character.equipment.length > 0);
  const [isOpen, setOpen] = useState(false);
  if (count === 0 && !hasItems) return null;
  return (
    <section className="chapter-card" aria-label="Loadouts" data-field="loadouts">
      <Disclosure
        summary={
          <>
            Loadouts <span className="row-note">{count === 0 ? 'what is worn and carried, at one press' : count}</span>
          </>
        }
        open={isOpen}
        onToggle={setOpen}
      >
        {isOpen && <LoadoutList />}
      </Disclosure>
    </section>
  );
}

function LoadoutList() {
  const loadouts = useSheet(listLoadouts);
  const [renaming, setRenaming] = useState('');
  return (
    <div className="loadouts">
      {loadouts.length > 0 && (
        <ul className="loadout-list">
          {loadouts.map((loadout) => (
            <LoadoutRow
              key={loadout.key}
              loadout={loadout}
              isRenamed={loadout.key === renaming}
              onRename={setRenaming}
            />
          ))}
        </ul>
      )}
      <NewLoadout names={loadouts.map(({ name }) => name)} />
    </div>
  );
}

interface LoadoutRowProps {
  loadout: LoadoutFigures;
  isRenamed: boolean;
  /** Renames the loadout of a key in its row; '' ends that. */
  onRename: (key: string) => void;
}

function LoadoutRow({ loadout, isRenamed, onRename }: LoadoutRowProps) {
  const { key, name, isPresent, load, level, figures, remark } = loadout;
  const button = useRef<HTMLButtonElement>(null);
  const finishRename = (text: string | null) => {
    button.current?.focus();
    onRename('');
    const next = text?.trim() ?? '';
    if (next !== '' && next !== name)
      editCharacter(`Loadout ${name}: now ${next}`, (character) => renameLoadout(character, key, next));
  };
  const use = () => {
    editCharacter(`Loadout: ${name}`, (character) => {
      const chosen = loadoutsOf(character).find((each) => each.key === key);
      return chosen ? applyLoadout(character, chosen) : character;
    });
    announce(
      `${name} is in use: ${[load, `encumbrance ${level}`, ...figures.map((each) => `${each.name} ${each.text}`)].join(', ')}`,
    );
  };
  const items = (): MenuItem[] => [
    { id: 'rename', label: 'Rename', onSelect: () => onRename(key) },
    {
      id: 'update',
      label: 'Set to the present places',
      disabled: isPresent && remark === '',
      onSelect: () => {
        editCharacter(`Loadout ${name}: set to the present places`, (character) => updateLoadout(character, key));
        announce(`${name} is as everything is now`);
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'trash',
      danger: true,
      startsGroup: true,
      onSelect: () => {
        editCharacter(`Loadout ${name} deleted`, (character) => removeLoadout(character, key));
        announce(`Loadout ${name} deleted`);
      },
    },
  ];
  return (
    <li className="loadout" aria-current={isPresent || undefined}>
      <div className="loadout-about">
        {isRenamed ? (
          <RenameField name={name} unnamed="the loadout" onDone={finishRename} />
        ) : (
          <p className="loadout-name">
            {name}
            {isPresent && (
              <span className="loadout-present">
                <Icon name="check" /> in use
              </span>
            )}
          </p>
        )}
        <p className="loadout-figures">
          <span>{load}</span>
          <span>
            Encumbrance <strong>{level}</strong>
          </span>
          {figures.map((each) => (
            <span key={each.name}>
              {each.name} <strong>{each.text}</strong>
            </span>
          ))}
        </p>
        {remark && <p className="row-note">{remark}</p>}
      </div>
      <Button ref={button} size="small" aria-label={`Use ${name}`} aria-disabled={isPresent} onClick={use}>
        Use
      </Button>
      <Menu label={`More for ${name}`} items={items} size="small" />
    </li>
  );
}

const usualNames = ['Travel', 'Battle', 'Town'];

/** Saves the present places under a name; without one it is the first usual name that is free. */
function NewLoadout({ names }: { names: readonly string[] }) {
  const [typed, setTyped] = useState('');
  const free = usualNames.find((name) => !names.includes(name)) ?? `Loadout ${names.length + 1}`;
  if (names.length >= maxLoadouts) return <p className="row-note">There is room for {maxLoadouts} loadouts.</p>;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim() || free;
    editCharacter(`Loadout ${name} saved`, (character) => addLoadout(character, name));
    announce(`Loadout ${name} saved`);
    setTyped('');
  };
  return (
    <form className="loadout-new" onSubmit={save}>
      <TextField label="Name of a new loadout" value={typed} placeholder={free} onCommit={setTyped} />
      <Button type="submit" icon="plus">
        Save the present places
      </Button>
    </form>
  );
}
