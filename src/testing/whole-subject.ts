import type { SavedCharacter } from '../character/saved-character.ts';
import type { Subject } from '../pdf/subject.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { buildModel } from '../rules/model/build-model.ts';
import { combatReference } from '../rules/model/combat-reference.ts';
import { workedNumbers } from '../rules/model/worked-numbers.ts';

/** Everything about a character that a PDF can show. */
export function wholeSubject(saved: SavedCharacter): Subject {
  const sheet = deriveCharacter(saved);
  return { model: buildModel(sheet), worked: workedNumbers(sheet), reference: combatReference(sheet) };
}
