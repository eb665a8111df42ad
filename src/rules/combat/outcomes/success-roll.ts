import type { Condition } from '../../../character/combat-state.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import type { Derivation } from '../../../engine/step.ts';
import { Worksheet } from '../../../engine/worksheet.ts';

export type RollKind = 'attack' | 'rangedAttack' | 'defense' | 'other';
type Outcome = 'criticalSuccess' | 'success' | 'failure' | 'criticalFailure';

/** A ruleset's rules for rolls of three dice. 3 and 4 always succeed, 17 and 18 always fail. */
export interface SuccessRules {
  /** The least effective number at which a 17 is a plain failure; null if it never is. */
  readonly plainSeventeenFrom: number | null;
  /** The rolls in which a failure by ten or more is critical. */
  readonly criticalByTen: readonly RollKind[];
  /** The critical results of defense rolls; none if the book has none. */
  readonly defenses: 'none' | 'extremesOnly' | 'asOthers';
  /** The least effective number that may be tried, except in defense; null if anything may be. */
  readonly minEffective: number | null;
  /** In a quick contest that both fail the smaller failure wins. */
  readonly smallerFailureWins: boolean;
  readonly cite: Citation;
}

export interface RollResult {
  readonly outcome: Outcome;
  /** By how much the roll was under (or, negative, over) the number. */
  readonly margin: number;
}

export const isSuccess = ({ outcome }: Pick<RollResult, 'outcome'>): boolean =>
  outcome === 'success' || outcome === 'criticalSuccess';

/** The highest roll that is a critical success at an effective number: 4, 5 from 15 on, 6 from 16 on. */
export const criticalSuccessUpTo = (rules: SuccessRules, effective: number, kind: RollKind): number => {
  if (kind === 'defense' && rules.defenses === 'none') return 2;
  if (kind === 'defense' && rules.defenses === 'extremesOnly') return 4;
  return effective >= 16 ? 6 : effective >= 15 ? 5 : 4;
};

/** The lowest roll that is a critical failure at an effective number; 19 if no roll is. */
export function criticalFailureFrom(rules: SuccessRules, effective: number, kind: RollKind): number {
  if (kind === 'defense' && rules.defenses === 'none') return 19;
  if (kind === 'defense' && rules.defenses === 'extremesOnly') return 17;
  const { plainSeventeenFrom } = rules;
  const extreme = plainSeventeenFrom !== null && effective >= plainSeventeenFrom ? 18 : 17;
  // 3 and 4 succeed at any number.
  return rules.criticalByTen.includes(kind) ? Math.min(extreme, Math.max(5, effective + 10)) : extreme;
}

/** The outcome of a roll of three dice against an effective number, by the ruleset's rule of critical results. */
export function readRoll(rules: SuccessRules, effective: number, rolled: number, kind: RollKind = 'other'): RollResult {
  const margin = effective - rolled;
  if (rolled <= criticalSuccessUpTo(rules, effective, kind)) return { outcome: 'criticalSuccess', margin };
  if (rolled >= criticalFailureFrom(rules, effective, kind)) return { outcome: 'criticalFailure', margin };
  const succeeds = rolled <= 4 || (rolled <= 16 && margin >= 0);
  return { outcome: succeeds ? 'success' : 'failure', margin };
}

/** One side of a contest: the number to roll against, and the roll. */
interface Contestant {
  readonly effective: number;
  readonly rolled: number;
}

/** `by` is the margin of victory; 0 without a winner. */
interface ContestResult {
  readonly winner: 'first' | 'second' | null;
  readonly by: number;
}

const nobody: ContestResult = { winner: null, by: 0 };

/**
 * A quick contest: success beats failure; of two successes the larger margin wins; of two failures the smaller one, if
 * the ruleset has that rule. A tie has no winner.
 */
export function quickContest(rules: SuccessRules, first: Contestant, second: Contestant): ContestResult {
  const [one, two] = [first, second].map(({ effective, rolled }) => readRoll(rules, effective, rolled));
  if (!one || !two) return nobody;
  if (!isSuccess(one) && !isSuccess(two) && !rules.smallerFailureWins) return nobody;
  if (isSuccess(one) !== isSuccess(two)) {
    return { winner: isSuccess(one) ? 'first' : 'second', by: Math.abs(one.margin - two.margin) };
  }
  const by = one.margin - two.margin;
  return by === 0 ? nobody : { winner: by > 0 ? 'first' : 'second', by: Math.abs(by) };
}

/** The roll of somebody who resists. */
export interface Resisting {
  readonly margin: number;
  readonly isSuccess: boolean;
}

/** Whether an attack that is resisted takes hold: it succeeds and wins, and ties are resisted (GURPS Lite p. 31; Basic Set p. 348). */
export const overcomes = (attack: RollResult, resisting: Resisting): boolean =>
  isSuccess(attack) && (!resisting.isSuccess || attack.margin > resisting.margin);

/** One round of a regular contest: won when exactly one succeeds; null while it continues. */
export function regularContest(rules: SuccessRules, first: Contestant, second: Contestant): 'first' | 'second' | null {
  const [one, two] = [first, second].map(({ effective, rolled }) => isSuccess(readRoll(rules, effective, rolled)));
  return one === two ? null : one ? 'first' : 'second';
}

/**
 * What a feint takes from the foe's active defense: the margin of success if the foe fails, or the margin of victory if
 * the foe succeeds by less; 0 if the feint fails. `foe` is null for somebody who cannot resist.
 */
export function feintMargin(rules: SuccessRules, feinter: Contestant, foe: Contestant | null): number {
  const own: RollResult = readRoll(rules, feinter.effective, feinter.rolled);
  const theirs = foe && readRoll(rules, foe.effective, foe.rolled);
  if (!isSuccess(own)) return 0;
  return Math.max(0, theirs && isSuccess(theirs) ? own.margin - theirs.margin : own.margin);
}

/**
 * The skills of a long regular contest, shortened by the ruleset's rule: the same chances, decided sooner. Unchanged if
 * there is no such rule.
 */
export function shortenContest(
  {
    shortenContest: shorten,
  }: { readonly shortenContest?: ((first: number, second: number) => readonly [number, number]) | undefined },
  first: number,
  second: number,
): readonly [number, number] {
  return shorten?.(first, second) ?? [first, second];
}

/** A number that depends on no character, with its steps. @throws UnknownStatError when the formula reads another number */
export function deriveFigure(name: string, cite: Citation, formula: (w: DerivationBuilder) => void): Derivation {
  const worksheet = new Worksheet();
  const id = 'outcome';
  worksheet.define({ id, name, cite, formula });
  return worksheet.get(id);
}

/** The effect of a row of a table of critical results on the one it happens to. */
export interface CriticalEffect {
  /** The factor on the rolled damage. */
  readonly damageTimes?: number;
  /**
   * The hits of the blow, whatever the damage; 0 for a row that names no damage. Absent if the damage of the blow
   * counts.
   */
  readonly hits?: number;
  readonly bypassesArmor?: boolean;
  readonly conditions?: readonly Condition[];
  /** Crippled regardless of the damage: the place that was hit, or the weapon arm. */
  readonly cripples?: 'place' | 'weaponArm';
  readonly weapon?: 'breaks' | 'dropped' | 'thrownAway' | 'turns';
  readonly falls?: boolean;
  /** The blow hits the one who made it in the arm or leg, with so much of its damage. */
  readonly hitsSelf?: 1 | 0.5;
  /**
   * The result counts only if a second roll gives one of the same sort; otherwise `otherwise`, or the result of the
   * second roll.
   */
  readonly confirmed?: { readonly by: 'breaks' | 'hitsSelf'; readonly otherwise?: CriticalEffect };
}

/** The facts that decide between the effects of a row. An absent one makes no difference. */
interface CriticalCase {
  /** The kind of place that is hit; 'torso' for a blow at no place. */
  readonly places?: readonly string[];
  readonly types?: readonly string[];
  /** The kind of attack: a thrust or a ranged weapon, a missile weapon, a solid crushing weapon, a cheap one. */
  readonly weapon?: 'thrustOrRanged' | 'ranged' | 'thrustOrMissile' | 'solid' | 'cheap';
}

/** The part of a row's effect, on a table of critical results, that the program can apply; `words` is the whole row. */
export interface CriticalRow extends CriticalEffect {
  /** The results of three dice. */
  readonly rolls: readonly number[];
  readonly words: string;
  /** The first case that is met counts in place of the effects of the row. */
  readonly cases?: readonly { readonly when: CriticalCase; readonly effect: CriticalEffect }[];
}

/** A table that is rolled on with three dice after a critical hit or miss. */
export interface CriticalTable {
  readonly id: 'hit' | 'headBlow' | 'miss';
  readonly name: string;
  /** Whom its rows happen to: the one who was hit, or the one who missed. */
  readonly happensTo: 'victim' | 'attacker';
  readonly rows: readonly CriticalRow[];
  readonly cite: Citation;
}

/** The row for a roll of three dice. @throws RangeError for an impossible roll */
export function criticalRow(table: CriticalTable, rolled: number): CriticalRow {
  const row = table.rows.find(({ rolls }) => rolls.includes(rolled));
  if (!row) throw new RangeError(`three dice cannot show ${rolled}`);
  return row;
}

/** The known facts about the blow that a row applies to. */
export interface CriticalBlow {
  readonly place: string;
  readonly type: string;
  readonly weapon: readonly NonNullable<CriticalCase['weapon']>[];
}

/** The effect of a row on this blow. */
export function criticalEffect(row: CriticalRow, { place, type, weapon }: CriticalBlow): CriticalEffect {
  const met = row.cases?.find(
    ({ when }) =>
      (when.places?.includes(place) ?? true) &&
      (when.types?.includes(type) ?? true) &&
      (when.weapon === undefined || weapon.includes(when.weapon)),
  );
  return met?.effect ?? row;
}
