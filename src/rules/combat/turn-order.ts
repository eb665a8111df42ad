import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { groupBy } from '../shared/group-by.ts';
import type { FightRules } from './fight-rules.ts';

/** A fighter of an encounter, as the order of turns needs it. */
export interface FighterInOrder {
  readonly key: string;
  /** Set by hand; null to go by the rules. */
  readonly initiative: number | null;
  /** Where all else is equal, the higher goes first: as dice have decided. Absent before. */
  readonly tieBreak?: number | undefined;
  readonly rules: Pick<FightRules, 'turnOrder'>;
  /** The numbers at rest. */
  readonly worksheet: Worksheet;
}

/**
 * The keys of fighters in the order of their turns. Fighters of one ruleset are compared by that ruleset's numbers; those
 * of several by the numbers that all of these rulesets name, such as Basic Speed, so that
 * the order is the same whichever fighter's sheet is open. A number set by hand replaces the first of these numbers,
 * and wins against an equal one that was not set: so it decides a tie, moves one fighter, or, set for all, gives a new
 * order. Where all of them are equal, dice decide (`tieBreak`); until then fighters stay in the order given.
 */
export const orderTurns = (fighters: readonly FighterInOrder[]): string[] =>
  placed(fighters)
    .map(({ fighter: { key, tieBreak = 0 }, numbers }) => ({ key, numbers: [...numbers, tieBreak] }))
    .sort((one, other) => compareNumbers(one.numbers, other.numbers))
    .map(({ key }) => key);

/** The keys of fighters whom only dice can put in order (Man to Man p. 21; GURPS Lite p. 25; Basic Set p. 363), group by group. */
export function tiedTurns(fighters: readonly FighterInOrder[]): readonly (readonly string[])[] {
  const groups = groupBy(placed(fighters), ({ numbers }) => numbers.join(' '));
  return [...groups.values()].filter(({ length }) => length > 1).map((tied) => tied.map(({ fighter }) => fighter.key));
}

/** The fighters with the numbers that their order is compared by, the first first. */
function placed<Placed extends FighterInOrder>(fighters: readonly Placed[]) {
  const [first, ...more] = sharedStats(fighters);
  const number = ({ worksheet }: FighterInOrder, stat: StatId): number =>
    worksheet.has(stat) ? worksheet.number(stat) : 0;
  return fighters.map((fighter) => {
    const isByHand = fighter.initiative !== null;
    const primary = fighter.initiative ?? (first === undefined ? 0 : number(fighter, first));
    return { fighter, numbers: [primary, isByHand ? 1 : 0, ...more.map((stat) => number(fighter, stat))] };
  });
}

/**
 * Dice decide among tied fighters: the order of these keys, the first first. Whoever rolls higher goes first, and equal ones roll again.
 * `rollDie` gives 1 to 6.
 */
export function rollForTurns(keys: readonly string[], rollDie: () => number): string[] {
  if (keys.length < 2) return [...keys];
  const rolled = groupBy(
    keys.map((key) => ({ key, die: rollDie() })),
    ({ die }) => die,
  );
  return [...rolled.entries()]
    .sort(([one], [other]) => other - one)
    .flatMap(([, group]) =>
      rollForTurns(
        group.map(({ key }) => key),
        rollDie,
      ),
    );
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
