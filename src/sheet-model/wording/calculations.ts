import { describeDerivation } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';

/** Returns how each number of a character was worked out, a sentence with its steps and page each, in the order of derivation. */
export const describeCalculations = ({
  worksheet,
  ruleset,
}: Pick<DerivedCharacter, 'worksheet' | 'ruleset'>): readonly string[] =>
  worksheet.ids().map((id) => describeDerivation(worksheet.get(id), ruleset.notation));
