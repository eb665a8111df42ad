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
 * The sheet with at most the first `limit` lines of each of its lists.
 * @returns the model itself if no list is longer than `limit`
 */
export function firstLines(model: SheetModel, limit: number): SheetModel {
  const cut = lists.filter((list) => model[list].length > limit).map((list) => [list, model[list].slice(0, limit)]);
  return cut.length === 0 ? model : { ...model, ...Object.fromEntries(cut) };
}
