import type { SheetModel } from '../../rules/model/sheet-model.ts';

/** The lists of a sheet that grow with the rows of the character. */
const lists = [
  'traits',
  'skills',
  'spells',
  'attacks',
  'ranged',
  'possessions',
  'mounts',
  'reactions',
  'notes',
] as const;

/**
 * The sheet with no more than the first lines of each of its lists.
 * @returns the model itself when no list is longer than `most`
 */
export function firstLines(model: SheetModel, most: number): SheetModel {
  const cut = lists.filter((list) => model[list].length > most).map((list) => [list, model[list].slice(0, most)]);
  return cut.length === 0 ? model : { ...model, ...Object.fromEntries(cut) };
}
