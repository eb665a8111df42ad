import type { PlainFight, ReplayText, TacticRow } from '../../rules/simulation/plain-fight.ts';
import { addTally, emptyTally, type FightTally, isClear } from '../../rules/simulation/tally.ts';
import { type PolicyId, policyIds } from '../../rules/simulation/turn-choices.ts';
import { type Runner, startRunners } from './runners.ts';

/** `done`: the chances are clear, or there were enough fights; `stopped`: by the player. */
type RunStatus = 'running' | 'paused' | 'done' | 'stopped' | 'failed';

/** How far a run is. */
export interface RunProgress {
  readonly status: RunStatus;
  readonly tally: FightTally;
  /** How each fights, once the fight is opened. */
  readonly policies: readonly PolicyId[];
}

/** Fights that go on in the background. */
export interface FightsRun {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Tells one fight of the run, by its index; null if that failed. */
  readonly replay: (index: number) => Promise<ReplayText | null>;
  /** The first side in a way to fight against each way of the other, so many fights of each; null if that failed. */
  readonly tactics: (policy: PolicyId, count: number) => Promise<TacticRow | null>;
  /** Ends the workers. */
  readonly close: () => void;
}

/** The most fights of a run. */
export const mostFights = 10_000;

const firstBatch = 100;
const laterBatch = 250;
/**
 * Begins to fight, in as many workers as there are processors to spare, until both chances are clear, `most` fights are over, or the player
 * stops. The batches are counted in their order, so that the same seed gives the same result however many workers there are.
 */
export function runFights(
  fight: PlainFight,
  onProgress: (progress: RunProgress) => void,
  most: number = mostFights,
): FightsRun {
  const runners = startRunners();
  const tally = emptyTally(fight.contenders.length);
  const batches = new Map<number, FightTally>();
  let policies: readonly PolicyId[] = [];
  let status: RunStatus = 'running';
  let given = 0;
  let counted = 0;
  let wake: (() => void)[] = [];
  const report = () => onProgress({ status, tally: structuredClone(tally), policies });
  const setStatus = (next: RunStatus) => {
    status = next;
    for (const resolve of wake.splice(0)) resolve();
    report();
  };
  const sizeOf = (batch: number): number => (batch === 0 ? firstBatch : laterBatch);
  const beginOf = (batch: number): number => (batch === 0 ? 0 : firstBatch + (batch - 1) * laterBatch);
  const count = () => {
    for (let next = batches.get(counted); next && status !== 'done'; next = batches.get(counted)) {
      addTally(tally, next);
      batches.delete(counted);
      counted += 1;
      if (tally.fights >= most || isClear(tally)) status = 'done';
    }
    report();
  };
  const work = async ({ ask }: Runner): Promise<void> => {
    const opened = await ask({ kind: 'open', fight });
    if (opened.kind !== 'opened') {
      setStatus('failed');
      return;
    }
    policies = opened.policies;
    while (status === 'running' || status === 'paused') {
      if (status === 'paused') {
        await new Promise<void>((resolve) => wake.push(resolve));
        continue;
      }
      const batch = given;
      const size = Math.min(sizeOf(batch), most - beginOf(batch));
      if (size <= 0) return;
      given += 1;
      const answer = await ask({ kind: 'batch', first: beginOf(batch), count: size });
      if (answer.kind !== 'batch') {
        if (status === 'running') setStatus('failed');
        return;
      }
      batches.set(batch, answer.tally);
      if (status === 'running' || status === 'paused') count();
    }
  };
  for (const runner of runners) {
    work(runner).catch((error: unknown) => {
      console.error(error);
      setStatus('failed');
    });
  }
  queueMicrotask(report);
  return {
    pause: () => status === 'running' && setStatus('paused'),
    resume: () => status === 'paused' && setStatus('running'),
    stop: () => (status === 'running' || status === 'paused') && setStatus('stopped'),
    replay: async (index) => {
      const [runner] = runners;
      const answer = runner ? await runner.ask({ kind: 'replay', index }) : null;
      return answer?.kind === 'replay' ? answer.replay : null;
    },
    tactics: async (policy, count) => {
      // Each worker takes a part of the rows.
      const runner = runners[policyIds.indexOf(policy) % runners.length];
      const answer = runner ? await runner.ask({ kind: 'tactics', policy, count }) : null;
      return answer?.kind === 'tactics' ? answer.row : null;
    },
    close: () => {
      status = 'stopped';
      wake = [];
      for (const { end } of runners) end();
    },
  };
}
