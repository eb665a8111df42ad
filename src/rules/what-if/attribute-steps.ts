import type { AttributeId } from '../../character/character.ts';
import type { Ruleset } from '../ruleset.ts';

type Prices = Pick<Ruleset, 'attributes' | 'attributePrice'>;

/** The next level of an attribute that can be bought; null where the table ends. */
export function nextAttributeLevel(ruleset: Prices, id: AttributeId, level: number, direction: 1 | -1): number | null {
  const next = level + direction;
  if (ruleset.attributePrice(id, next) !== null) return next;
  // Under the table there is nothing, above a gap there may be: a file may hold a level that no table has.
  const minimum = ruleset.attributes.find((each) => each.id === id)?.minimum ?? level;
  return direction === 1 && next < minimum ? minimum : null;
}
