import { changeRow, type RowChange } from '../../character/edit-rows.ts';
import { editCharacter } from '../../state/character/character-store.ts';

/** Changes a row of skills or spells; `words` names the undo step. With `mergeWithPrevious` it forms one undo step with the previous edit. */
export type ChangeSkill = (change: RowChange<'skills'>, words: string, mergeWithPrevious?: boolean) => void;

/** Returns a function that changes the row with this key. */
export const changeSkill =
  (rowKey: string): ChangeSkill =>
  (change, words, mergeWithPrevious) =>
    editCharacter(words, (character) => changeRow(character, 'skills', rowKey, change), mergeWithPrevious);
