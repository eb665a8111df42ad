import type { SavedCharacter } from '../character/saved-character.ts';
import type { Subject } from '../pdf/subject.ts';
import { buildSheet } from '../rules/derive-character.ts';
import { modelOf } from '../rules/model/build-model.ts';
import { combatReference } from '../rules/model/combat-reference.ts';
import { workedNumbers } from '../rules/model/worked-numbers.ts';

/** A character with all that can be drawn of it in a PDF. */
export function wholeSubject(saved: SavedCharacter): Subject {
  const sheet = buildSheet(saved);
  return { model: modelOf(sheet), worked: workedNumbers(sheet), reference: combatReference(sheet) };
}
