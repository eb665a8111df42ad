import type { SavedCharacter } from '../character/saved-character.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { buildModel } from '../rules/model/build-model.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';

/** Derives a character, with the model of its sheet. */
export function openSheet(saved: SavedCharacter): DerivedCharacter & { readonly model: SheetModel } {
  const sheet = deriveCharacter(saved);
  return { ...sheet, model: buildModel(sheet) };
}
