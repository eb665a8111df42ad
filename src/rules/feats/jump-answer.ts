import type { Stat } from '../../engine/derivation.ts';
import { type JumpDirection, jumpGoalStats } from './jump-goals.ts';
import type { WorkedFeats } from './work-out-feats.ts';

/** No three dice show less: a roll against less is left to luck, and no answer. */
const leastRoll = 3;

/** Whether a distance can be jumped. */
export interface JumpAnswer {
  /** From a standing start; after a run; only with extra effort; not at all. */
  readonly verdict: 'standing' | 'running' | 'effort' | 'tooFar';
  /** Yards of run that it needs; null where none is enough. */
  readonly run: Stat;
  /** Rolls with extra effort, from a standing start and after a run, where they are 3 or more. */
  readonly rolls: readonly { readonly isRunning: boolean; readonly roll: Stat }[];
}

/** Returns whether so many feet (or inches high) can be jumped; null where that was no question when the feats were worked out. */
export function answerJump(jumping: WorkedFeats, direction: JumpDirection, goal: number): JumpAnswer | null {
  const stats = jumpGoalStats(direction, goal);
  if (!jumping.ids.includes(stats.run)) return null;
  const run = jumping.get(stats.run);
  const rolls = [
    { isRunning: false, id: stats.standingRoll },
    { isRunning: true, id: stats.runningRoll },
  ].flatMap(({ isRunning, id }) => {
    const roll = jumping.ids.includes(id) ? jumping.get(id) : null;
    return typeof roll?.value === 'number' && roll.value >= leastRoll ? [{ isRunning, roll }] : [];
  });
  return { verdict: verdictOf(run, rolls.length > 0), run, rolls };
}

function verdictOf({ value }: Stat, canTry: boolean): JumpAnswer['verdict'] {
  if (typeof value === 'number') return value > 0 ? 'running' : 'standing';
  return canTry ? 'effort' : 'tooFar';
}
