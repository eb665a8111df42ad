import type { DerivationBuilder, StatFormula } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import type { Stat, StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { WorkedFeats } from './derive-feats.ts';
import { featStat } from './feat.ts';

export type JumpDirection = 'broad' | 'high';

/** The unit in which jumps of each direction are measured. */
export const jumpUnits = { broad: 'ft', high: 'in' } as const satisfies Record<JumpDirection, string>;

/** The stats that answer whether so many feet (or inches high) can be jumped. */
const jumpGoalStats = (direction: JumpDirection, goal: number) => ({
  /** Yards of run that it needs, 0 for none; null if it is too far. */
  run: featStat('jumping', direction, 'run', goal),
  /** The roll for it with extra effort, from a standing start and after a run; null if no roll is needed. */
  standingRoll: featStat('jumping', direction, 'standingRoll', goal),
  runningRoll: featStat('jumping', direction, 'runningRoll', goal),
});

/** Extra effort to jump farther than usual. */
interface JumpEffort {
  /** Writes by how much the roll is harder, from the extra distance; the goal is more than the number of `from`. */
  readonly writePenalty: (w: DerivationBuilder, goal: number, from: StatId, isRunning: boolean) => void;
  /** Writes the number that is rolled against, without that penalty. */
  readonly writeRoll: (w: DerivationBuilder) => void;
  readonly note: string;
  readonly cite: Citation;
}

/** A ruleset's rules for jumps in one direction. */
export interface JumpRules {
  readonly direction: JumpDirection;
  readonly goals: readonly number[];
  /** The farthest jump without a run, and with one; null if a run does not help. */
  readonly standing: StatId;
  readonly running: StatId | null;
  /** Writes the yards of run for a goal that is farther than `standing` and not farther than `running`. */
  readonly writeRun: (w: DerivationBuilder, goal: number) => void;
  readonly effort: JumpEffort | null;
  readonly cite: Citation;
}

/** Returns the feats that answer whether each goal can be jumped: the run that it needs, and the rolls with extra effort. */
export const jumpGoalFeats = (worksheet: Worksheet, rules: JumpRules): readonly StatFormula[] =>
  [...new Set(rules.goals)].flatMap((goal) => {
    const { standingRoll, runningRoll } = jumpGoalStats(rules.direction, goal);
    const { standing, running, effort } = rules;
    if (!effort) return [runFor(rules, goal)];
    return [
      runFor(rules, goal),
      rollFor(worksheet, rules, effort, { id: standingRoll, goal, from: standing, isRunning: false }),
      ...(running === null
        ? []
        : [rollFor(worksheet, rules, effort, { id: runningRoll, goal, from: running, isRunning: true })]),
    ];
  });

const describeGoal = ({ direction }: JumpRules, goal: number): string =>
  `${direction} jump of ${formatFraction(goal)} ${jumpUnits[direction]}`;

const runFor = (rules: JumpRules, goal: number): StatFormula => ({
  id: jumpGoalStats(rules.direction, goal).run,
  name: `run for a ${describeGoal(rules, goal)}`,
  unit: 'yards',
  cite: rules.cite,
  formula: (w) => {
    const { standing, running, cite } = rules;
    const farthest = running ?? standing;
    if (goal <= w.consultNumber(standing)) {
      w.given(standing);
      w.start(0, 'no run needed', { cite });
    } else if (goal > w.consultNumber(farthest)) {
      w.given(farthest);
      w.start(null, 'too far', { cite });
    } else rules.writeRun(w, goal);
  },
});

interface GoalRoll {
  readonly id: StatId;
  readonly goal: number;
  /** The farthest jump without extra effort. */
  readonly from: StatId;
  readonly isRunning: boolean;
}

function rollFor(worksheet: Worksheet, rules: JumpRules, effort: JumpEffort, roll: GoalRoll): StatFormula {
  const { id, goal, from, isRunning } = roll;
  const { cite, note } = effort;
  const penalty = `${id}.penalty`;
  worksheet.define({
    id: penalty,
    name: 'extra distance',
    cite,
    formula: (w) => effort.writePenalty(w, goal, from, isRunning),
  });
  return {
    id,
    name: `roll for a ${describeGoal(rules, goal)}, ${isRunning ? 'running' : 'standing'}`,
    cite,
    formula: (w) => {
      const farthest = w.consultNumber(from);
      if (goal <= farthest || farthest <= 0) {
        w.given(from);
        w.start(null, farthest <= 0 ? 'no jump to improve on' : 'no roll needed', { cite });
        return;
      }
      effort.writeRoll(w);
      w.addFrom(penalty, -1, undefined, { cite }).note(note, { cite });
    },
  };
}

/** Three dice never show less: a target number below 3 is not a usable answer. */
const minRoll = 3;

/** Whether a distance can be jumped. */
export interface JumpAnswer {
  /** From a standing start; after a run; only with extra effort; not at all. */
  readonly verdict: 'standing' | 'running' | 'effort' | 'tooFar';
  /** Yards of run that it needs; null if none is enough. */
  readonly run: Stat;
  /** Rolls with extra effort, from a standing start and after a run, if they are 3 or more. */
  readonly rolls: readonly { readonly isRunning: boolean; readonly roll: Stat }[];
}

/** Returns whether so many feet (or inches high) can be jumped; null if that was no question when the feats were computed. */
export function answerJump(jumping: WorkedFeats, direction: JumpDirection, goal: number): JumpAnswer | null {
  const stats = jumpGoalStats(direction, goal);
  if (!jumping.ids.includes(stats.run)) return null;
  const run = jumping.get(stats.run);
  const rolls = [
    { isRunning: false, id: stats.standingRoll },
    { isRunning: true, id: stats.runningRoll },
  ].flatMap(({ isRunning, id }) => {
    const roll = jumping.ids.includes(id) ? jumping.get(id) : null;
    return typeof roll?.value === 'number' && roll.value >= minRoll ? [{ isRunning, roll }] : [];
  });
  return { verdict: verdictOf(run, rolls.length > 0), run, rolls };
}

function verdictOf({ value }: Stat, canTry: boolean): JumpAnswer['verdict'] {
  if (typeof value === 'number') return value > 0 ? 'running' : 'standing';
  return canTry ? 'effort' : 'tooFar';
}
