import type { SavedCharacter } from '../character/character.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';

/** Derives a character, with the model of its sheet. */
export function openSheet(saved: SavedCharacter): DerivedCharacter & { readonly model: SheetModel } {
  const sheet = deriveCharacter(saved);
  return { ...sheet, model: buildModel(sheet) };
}
