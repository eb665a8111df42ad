import type { Worksheet } from '../../../engine/worksheet.ts';
import type { FightRules } from '../fight-rules.ts';

/**
 * Compares two fighters by the ruleset's order of turns, for sorting: negative where the first acts first, 0 where dice decide.
 * The numbers are those at rest: the order is set when the fight begins.
 */
export function compareTurns(
  { turnOrder }: Pick<FightRules, 'turnOrder'>,
  first: Worksheet,
  second: Worksheet,
): number {
  for (const stat of turnOrder) {
    const difference = second.number(stat) - first.number(stat);
    if (difference !== 0) return difference;
  }
  return 0;
}
