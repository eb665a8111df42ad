import type { AttributeId } from '../../character/character.ts';
import type { Ruleset } from '../ruleset.ts';

type Prices = Pick<Ruleset, 'attributes' | 'attributePrice'>;

/** Returns the next level of an attribute that can be bought; null where the table ends. */
export function nextAttributeLevel(ruleset: Prices, id: AttributeId, level: number, direction: 1 | -1): number | null {
  const next = level + direction;
  if (ruleset.attributePrice(id, next) !== null) return next;
  // There is nothing below the table, but there may be a level above a gap: a file may hold a level that is in no
  // table.
  const minimum = ruleset.attributes.find((attribute) => attribute.id === id)?.minimum ?? level;
  return direction === 1 && next < minimum ? minimum : null;
}
