import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { FightRules } from './fight-rules.ts';

/**
 * Compares two fighters by the ruleset's order of turns, for sorting: negative if the first acts first, 0 if dice
 * decide. The numbers are those at rest: the order is set when the fight begins.
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

/** A fighter of an encounter, as the order of turns needs it. */
export interface FighterInOrder {
  readonly key: string;
  /** Set by hand; null to go by the rules. */
  readonly initiative: number | null;
  readonly rules: Pick<FightRules, 'turnOrder'>;
  /** The numbers at rest. */
  readonly worksheet: Worksheet;
}

/**
 * The keys of fighters in the order of their turns. Fighters of one ruleset are compared by that ruleset's numbers, as
 * `compareTurns` does; those of several by the numbers that all of these rulesets name, such as Basic Speed, so that
 * the order is the same whichever fighter's sheet is open. A number set by hand replaces the first of these numbers,
 * and wins against an equal one that was not set: so it decides a tie, moves one fighter, or, set for all, gives a new
 * order. If nothing decides, fighters stay in the order given.
 */
export function orderTurns(fighters: readonly FighterInOrder[]): string[] {
  const [first, ...more] = sharedStats(fighters);
  const number = ({ worksheet }: FighterInOrder, stat: StatId): number =>
    worksheet.has(stat) ? worksheet.number(stat) : 0;
  const placed = fighters.map((fighter) => {
    const isByHand = fighter.initiative !== null;
    const primary = fighter.initiative ?? (first === undefined ? 0 : number(fighter, first));
    return { key: fighter.key, numbers: [primary, isByHand ? 1 : 0, ...more.map((stat) => number(fighter, stat))] };
  });
  return placed.sort((one, other) => compareNumbers(one.numbers, other.numbers)).map(({ key }) => key);
}

/** The numbers that every ruleset among the fighters compares, in the order of the first of them. */
function sharedStats(fighters: readonly FighterInOrder[]): readonly StatId[] {
  const orders = [...new Set(fighters.map(({ rules }) => rules.turnOrder))];
  const [first = [], ...others] = orders;
  return first.filter((stat) => others.every((order) => order.includes(stat)));
}

/** Compares lists of numbers, the higher first. */
function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = (other[at] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}
