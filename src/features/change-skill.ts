import { changeRow, type RowChange } from '../character/edit-rows.ts';
import { editCharacter } from '../state/character-store.ts';

/** Changes a row of skills or spells; the words are those of undo. */
export type ChangeSkill = (change: RowChange<'skills'>, words: string) => void;

/** Changes that row. */
export const changeSkill =
  (rowKey: string): ChangeSkill =>
  (change, words) =>
    editCharacter(words, (character) => changeRow(character, 'skills', rowKey, change));
