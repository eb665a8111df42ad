import { characterSchema, type SavedCharacter } from '../../character/character.ts';
import { keysInUse } from '../../character/edit-rows.ts';
import { clampToSchema } from '../../character/schema-parts.ts';
import { sheetJson } from '../../headless/sheet-json.ts';
import { sheetText } from '../../headless/sheet-text.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { combatReference } from '../../sheet-model/model/combat-reference.ts';
import { workedNumbers } from '../../sheet-model/model/worked-numbers.ts';

/**
 * Derives the sheet of a character that was read. Returns a fault, or null: every stat must be calculated and
 * explained, and every text output written. Errors of the calculation are thrown.
 */
export function sheetFault(saved: SavedCharacter): string | null {
  if (clampToSchema(characterSchema, saved.character) !== saved.character) return 'it does not fit its own schema';
  keysInUse(saved.character);
  const sheet = deriveCharacter(saved);
  for (const id of sheet.worksheet.ids()) {
    if (Number.isNaN(sheet.worksheet.get(id).value)) return `${id} is no number`;
  }
  workedNumbers(sheet);
  combatReference(sheet);
  const texts = [false, true].flatMap((markdown) =>
    [false, true].map((statBlock) => sheetText(sheet, { markdown, statBlock, explain: !statBlock })),
  );
  if (texts.some((text) => text.trim() === '')) return 'an empty text';
  JSON.stringify(sheetJson(sheet, true));
  return null;
}
