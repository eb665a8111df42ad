import type { Plan } from '../../builder/what-if/plans/plan.ts';
import type { Character } from '../../character/character.ts';
import { editCharacter, redo, undo, useCharacterStore } from './character-store.ts';
import { currentSheet } from './derived-character.ts';

/** Makes a planned edit, as one undo step. Returns a description: "Broadsword 15 added, 32 points. 43 points left." */
export function applyPlan({
  label,
  words,
  done = [label, words].filter(Boolean).join(', '),
  change,
}: Pick<Plan, 'label' | 'words' | 'done' | 'change'>): string {
  return applyEdit(label, change, done);
}

/** Makes an edit; returns these words about it, with the points left. */
export function applyEdit(label: string, change: (character: Character) => Character, words = label): string {
  const before = useCharacterStore.getState().saved;
  editCharacter(label, change);
  if (useCharacterStore.getState().saved === before) return 'Nothing to change: the character already has it.';
  return withPointsLeft(`${words}.`);
}

/** The character whose points left are in a sentence about the edit that made it, so that nothing else needs to say them. */
let pointsSaidOf: unknown = null;
export const arePointsSaid = (saved: unknown): boolean => saved === pointsSaidOf;

/** A sentence about an edit that was made, and the points that are left now: "Broadsword 15 added. 43 points left." */
function withPointsLeft(sentence: string): string {
  const left = currentSheet().worksheet.find('points.left')?.value;
  if (typeof left !== 'number') return sentence;
  pointsSaidOf = useCharacterStore.getState().saved;
  const points = Math.abs(left) === 1 ? 'point' : 'points';
  return left < 0 ? `${sentence} ${-left} ${points} over budget.` : `${sentence} ${left} ${points} left.`;
}

/** Undoes or redoes the last edit, and says which that was, with the points left. */
export function undoWithNotice(isRedo: boolean): string {
  const label = isRedo ? redo() : undo();
  if (label === null) return isRedo ? 'Nothing to redo.' : 'Nothing to undo.';
  return withPointsLeft(`${isRedo ? 'Redone' : 'Undone'}: ${label}.`);
}
