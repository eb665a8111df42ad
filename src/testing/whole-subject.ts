import type { SavedCharacter } from '../character/character.ts';
import type { Subject } from '../pdf/subject.ts';
import { deriveCharacter, type OpenedCharacter } from '../rules/derive-character.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import type { ReferencePage } from '../sheet-model/model/reference-group.ts';
import { referencePages } from '../sheet-model/model/reference-pages.ts';
import { workedNumbers } from '../sheet-model/model/worked-numbers.ts';

/** All pages of a character's own numbers that can follow its sheet. */
export async function everyReference(sheet: OpenedCharacter): Promise<readonly ReferencePage[]> {
  const fight = await sheet.ruleset.loadFightRules();
  return referencePages(sheet, { fight, feats: await sheet.ruleset.loadFeats(), odds: true });
}

/** Everything about a character that a PDF can show. */
export async function wholeSubject(saved: SavedCharacter): Promise<Subject> {
  const sheet = deriveCharacter(saved);
  return { model: buildModel(sheet), worked: workedNumbers(sheet), references: await everyReference(sheet) };
}
