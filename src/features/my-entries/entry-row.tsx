import { useState } from 'react';
import { describeOwnEntry, suitsRuleset } from '../../builder/what-if/entry-details.ts';
import { chapterOfOwnEntry, renameOwnEntry } from '../../character/own-entry.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { deleteKeptEntries, type OwnEntriesChange, renameKeptEntry } from '../../state/library/own-entries.ts';
import { findKeptEntry, type KeptEntry, useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { addKeptEntry } from '../../state/search/own-entry-search.ts';
import { hasChapter } from '../../state/view/chapters.ts';
import { editKeptEntry } from '../../state/view/own-entry-store.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { RenameField } from '../fields/rename-field.tsx';

/** What was done last in "My entries", in words. */
export interface LastAction {
  readonly text: string;
  /** What undoes it, if anything can. */
  readonly change?: OwnEntriesChange | undefined;
  /** True if it failed. */
  readonly problem?: boolean;
}

/** "1 entry", "12 entries". */
export const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

interface EntryRowProps {
  kept: KeptEntry;
  onDone: (done: LastAction) => void;
}

/** A kept entry: its name and figures, and a menu to use, change, rename and delete it. */
export function EntryRow({ kept, onDone }: EntryRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { entry } = kept;
  const chapter = chapterOfOwnEntry(entry);
  const isCharacterOpen = useCharacterStore(({ opened }) => opened > 0);
  const characterName = useCharacterStore(({ saved }) => saved.character.name);
  const isRow = chapter !== 'races' && chapter !== 'templates';
  const suits = useSheet((sheet) => isRow && suitsRuleset(sheet, entry) && hasChapter(sheet, chapter));
  const name = stripBidiControls(entry.own.name) || 'Unnamed';
  const target = stripBidiControls(characterName) || 'this character';
  const rename = async (typed: string | null) => {
    setRenaming(false);
    const wanted = typed?.trim() ?? '';
    if (wanted === '' || wanted === entry.own.name) return;
    const existing = findKeptEntry(useOwnEntriesStore.getState().entries, renameOwnEntry(entry, wanted));
    if (existing && existing.id !== kept.id) {
      onDone({ text: `There is already an entry called “${wanted}”. ${name} keeps its name.`, problem: true });
      return;
    }
    const renamed = await renameKeptEntry(kept, wanted);
    if (renamed.ok) onDone({ text: `${name} is now called ${wanted}`, change: renamed.value });
    else onDone({ text: storageProblemSentence(renamed.problem, 'entries'), problem: true });
  };
  const remove = async () => {
    const deleted = await deleteKeptEntries([kept]);
    if (deleted.ok) onDone({ text: `${name} deleted. Characters that have a copy keep it.`, change: deleted.value });
    else onDone({ text: storageProblemSentence(deleted.problem, 'entries'), problem: true });
  };
  const items: readonly MenuItem[] = [
    ...(isCharacterOpen && isRow
      ? [
          {
            id: 'add',
            label: `Add to ${target}`,
            disabled: !suits,
            description: suits ? undefined : 'These rules don’t support it.',
            onSelect: () => {
              if (suits && addKeptEntry(kept.id)) onDone({ text: `${name} added to ${target}` });
            },
          },
        ]
      : []),
    ...(isRow ? [{ id: 'edit', label: 'Edit…', onSelect: () => editKeptEntry(chapter, kept.id) }] : []),
    { id: 'rename', label: 'Rename', onSelect: () => setRenaming(true) },
    { id: 'delete', label: 'Delete', danger: true, startsGroup: true, onSelect: () => void remove() },
  ];
  return (
    <li className="my-entry">
      <div className="my-entry-about">
        {renaming ? (
          <RenameField name={entry.own.name} unnamed="the entry" onDone={(typed) => void rename(typed)} />
        ) : (
          <span className="my-entry-name">{name}</span>
        )}
        <span className="row-note">
          {describeOwnEntry(entry)}
          {entry.own.description && ` · ${stripBidiControls(entry.own.description)}`}
        </span>
      </div>
      <Menu label={`More for ${name}`} items={items} />
    </li>
  );
}
