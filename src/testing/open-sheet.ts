import type { SavedCharacter } from '../character/saved-character.ts';
import { buildSheet, type Sheet } from '../rules/derive-character.ts';
import { modelOf } from '../rules/model/build-model.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';

/** A character worked out, together with what is drawn of it. */
export function openSheet(saved: SavedCharacter): Sheet & { readonly model: SheetModel } {
  const sheet = buildSheet(saved);
  return { ...sheet, model: modelOf(sheet) };
}
