import type { SavedCharacter } from '../character/saved-character.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { buildModel } from '../rules/model/build-model.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';

/** A character worked out, together with what is drawn of it. */
export function openSheet(saved: SavedCharacter): DerivedCharacter & { readonly model: SheetModel } {
  const sheet = deriveCharacter(saved);
  return { ...sheet, model: buildModel(sheet) };
}
