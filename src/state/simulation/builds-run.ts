import { type Difference, differenceOf, type Share, shareOf } from '../../rules/simulation/interval.ts';
import { type Build, compareBatches, type PlainTrials } from '../../rules/simulation/trials.ts';
import type { PolicyId } from '../../rules/simulation/turn-choices.ts';
import { type Runner, startRunners } from './runners.ts';

/** What a build makes of the chance to win. */
export interface BuildResult {
  readonly id: string;
  readonly gain: Difference;
  /** How many fights it was compared by. */
  readonly fights: number;
  readonly policy: PolicyId;
}

/** How far a comparison of builds is. */
export interface BuildsProgress {
  readonly status: 'running' | 'done' | 'stopped' | 'failed';
  /** The chance to win as it is now; null before it is known. */
  readonly usual: Share | null;
  /** How the character fights now. */
  readonly policy: PolicyId | null;
  /** By the builds that were tried so far. */
  readonly results: readonly BuildResult[];
  /** How many fights were fought, of all that there may be. */
  readonly done: number;
  readonly all: number;
}

/** A comparison of builds in the background. */
export interface BuildsRun {
  readonly stop: () => void;
  /** Ends the workers. */
  readonly close: () => void;
}

/** Fights of each build at first, and of those that are worth a closer look. */
const roughly = 300;
const closely = 2000;

/**
 * Compares builds with the usual one, all with the same luck: each roughly, and then those that `choose` names closely.
 */
export function compareBuilds(
  trials: PlainTrials,
  usual: Build,
  builds: readonly Build[],
  choose: (results: readonly BuildResult[]) => readonly string[],
  onProgress: (progress: BuildsProgress) => void,
): BuildsRun {
  const runners = startRunners();
  const won = new Map<string, Uint8Array>();
  const policies = new Map<string, PolicyId>();
  let all = roughly + builds.length * roughly;
  let done = 0;
  let status: BuildsProgress['status'] = 'running';

  const resultOf = (id: string): BuildResult | null => {
    const [before, after] = [won.get(usual.id), won.get(id)];
    if (!before || !after) return null;
    const { gained, lost, trials: fights } = compareBatches(before, after);
    return { id, fights, gain: differenceOf(gained, lost, fights), policy: policies.get(id) ?? 'steady' };
  };
  const report = () => {
    const own = won.get(usual.id);
    onProgress({
      status,
      usual: own
        ? shareOf(
            own.reduce((sum, each) => sum + each, 0),
            own.length,
          )
        : null,
      policy: policies.get(usual.id) ?? null,
      results: builds.flatMap(({ id }) => resultOf(id) ?? []),
      done,
      all,
    });
  };
  /** Fights of a build, added to those that it has; false when the run is over. */
  const fight = async ({ ask }: Runner, build: Build, count: number): Promise<boolean> => {
    const before = won.get(build.id) ?? new Uint8Array(0);
    const answer = await ask({ kind: 'trial', build, first: before.length, count });
    if (status !== 'running') return false;
    if (answer.kind !== 'trial') throw new Error('a trial failed');
    const joined = new Uint8Array(before.length + count);
    joined.set(before);
    joined.set(answer.won, before.length);
    won.set(build.id, joined);
    policies.set(build.id, answer.policy);
    done += count;
    report();
    return true;
  };
  /** Deals tasks to the runners as they become free. */
  const deal = async (tasks: readonly (readonly [build: Build, count: number])[]): Promise<void> => {
    let next = 0;
    await Promise.all(
      runners.map(async (runner) => {
        for (let task = tasks[next++]; task; task = tasks[next++]) {
          if (!(await fight(runner, ...task))) return;
        }
      }),
    );
  };
  const run = async (): Promise<void> => {
    await Promise.all(runners.map(({ ask }) => ask({ kind: 'openTrials', trials })));
    await deal([[usual, roughly], ...builds.map((build) => [build, roughly] as const)]);
    const best = new Set(choose(builds.flatMap(({ id }) => resultOf(id) ?? [])));
    const closer = [usual, ...builds.filter(({ id }) => best.has(id))];
    all += closer.length * (closely - roughly);
    await deal(closer.map((build) => [build, closely - roughly] as const));
    if (status !== 'running') return;
    status = 'done';
    report();
  };
  const end = () => {
    for (const runner of runners) runner.end();
  };
  run()
    .catch((error: unknown) => {
      if (status !== 'running') return;
      console.error(error);
      status = 'failed';
      report();
    })
    .finally(end);
  queueMicrotask(report);
  return {
    stop: () => {
      if (status !== 'running') return;
      status = 'stopped';
      report();
      end();
    },
    close: () => {
      status = 'stopped';
      end();
    },
  };
}
