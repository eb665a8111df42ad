import { changeRow, type RowChange } from '../../character/edit-rows.ts';
import { editCharacter } from '../../state/character/character-store.ts';

/** Changes a row of skills or spells; the words are those of undo. With `mergeWithPrevious` it is one step with the edit before. */
export type ChangeSkill = (change: RowChange<'skills'>, words: string, mergeWithPrevious?: boolean) => void;

/** Changes that row. */
export const changeSkill =
  (rowKey: string): ChangeSkill =>
  (change, words, mergeWithPrevious) =>
    editCharacter(words, (character) => changeRow(character, 'skills', rowKey, change), mergeWithPrevious);
