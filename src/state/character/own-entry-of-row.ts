import type { Character } from '../../character/character.ts';
import { changeRow } from '../../character/edit-rows.ts';
import type { OwnItem } from '../../character/equipment-rows.ts';
import type { OwnEntry } from '../../character/own-entry.ts';
import type { OwnSkill } from '../../character/skill-rows.ts';
import type { OwnTrait } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import { editCharacter } from './character-store.ts';

/** The same entry is the same object, so that components can select it. */
const traitEntry = memoizeByObject((own: OwnTrait): OwnEntry => ({ list: 'traits', own }));
const skillEntry = memoizeByObject((own: OwnSkill): OwnEntry => ({ list: 'skills', own }));
const itemEntry = memoizeByObject((own: OwnItem): OwnEntry => ({ list: 'equipment', own }));

/** Returns the own entry of a row; null if the row is of a listed entry, or does not exist. */
export function ownEntryOfRow(character: Character, chapter: EntryChapter, key: string | null): OwnEntry | null {
  const list = rowChapter(chapter);
  if (list === 'traits') {
    const own = character.traits.find((row) => row.key === key)?.own;
    return own ? traitEntry(own) : null;
  }
  if (list === 'skills') {
    const own = character.skills.find((row) => row.key === key)?.own;
    return own ? skillEntry(own) : null;
  }
  const own = character.equipment.find((row) => row.key === key)?.own;
  return own ? itemEntry(own) : null;
}

/** Replaces the own entry of a row; `label` names the undo step. */
export function setOwnEntryOfRow(key: string, entry: OwnEntry, label: string): void {
  editCharacter(label, (character) => {
    if (entry.list === 'traits') return changeRow(character, 'traits', key, { own: entry.own });
    if (entry.list === 'skills') return changeRow(character, 'skills', key, { own: entry.own });
    return entry.list === 'equipment' ? changeRow(character, 'equipment', key, { own: entry.own }) : character;
  });
}
