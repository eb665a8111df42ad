import type { Derivation } from '../../engine/derivation.ts';
import { capitalize, formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';

/** "Dodge": the name of a number as a title. */
export const nameOfStat = ({ name }: Pick<Derivation, 'name'>): string => capitalize(name);

/** "Dodge 5", "Move 5 yards a turn". */
export function explanationTitle({ ruleset, worksheet }: DerivedCharacter, stat: StatId): string {
  const derivation = worksheet.get(stat);
  const unit = derivation.unit && derivation.value !== null ? ` ${derivation.unit}` : '';
  return `${nameOfStat(derivation)} ${formatValue(derivation.value, ruleset.notation)}${unit}`;
}
