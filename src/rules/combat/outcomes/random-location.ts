import type { FightRules, HitLocation } from '../fight-rules.ts';

/**
 * The place that a random blow hits, by the sum of the ruleset's dice (`locationDice`); less than the table has is its first row, as
 * for a blow from above. Null where the ruleset has no such table.
 */
export function randomLocation({ locations }: Pick<FightRules, 'locations'>, rolled: number): HitLocation | null {
  const rows = locations.filter(({ rolls }) => rolls !== undefined);
  const row = rows.find(({ rolls = [0, -1] }) => rolled >= rolls[0] && rolled <= rolls[1]);
  const lowest = Math.min(...rows.map(({ rolls = [0, 0] }) => rolls[0]));
  return row ?? (rolled < lowest ? (rows.find(({ rolls }) => rolls?.[0] === lowest) ?? null) : null);
}
