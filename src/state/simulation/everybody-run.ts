import { type Share, shareOf } from '../../rules/simulation/interval.ts';
import type { PlainContender, PlainFight } from '../../rules/simulation/plain-fight.ts';
import { startRunners } from './runners.ts';

/** How far everybody has fought everybody. */
export interface EverybodyProgress {
  readonly status: 'running' | 'done' | 'stopped' | 'failed';
  /** How often the one of the row beats the one of the column; null for nobody against themselves, and for what was not fought yet. */
  readonly wins: readonly (readonly (Share | null)[])[];
  readonly done: number;
  readonly all: number;
}

/**
 * Everybody against everybody else, one against one, in the background: so many fights each, with the same luck for all pairs.
 * @returns how to stop it, which ends the workers too
 */
export function fightEverybody(
  fighters: readonly Omit<PlainContender, 'side'>[],
  setting: Omit<PlainFight, 'contenders'>,
  each: number,
  onProgress: (progress: EverybodyProgress) => void,
): () => void {
  const runners = startRunners();
  const wins: (Share | null)[][] = fighters.map(() => fighters.map(() => null));
  const pairs = fighters.flatMap((first, i) =>
    fighters.slice(i + 1).map((second, j) => ({ first, second, row: i, column: i + 1 + j })),
  );
  let status: EverybodyProgress['status'] = 'running';
  let next = 0;
  let done = 0;
  const report = () => onProgress({ status, wins: wins.map((row) => [...row]), done, all: pairs.length });
  const end = (as: EverybodyProgress['status']) => {
    if (status !== 'running') return;
    status = as;
    for (const runner of runners) runner.end();
    report();
  };
  const work = async ({ ask }: (typeof runners)[number]): Promise<void> => {
    for (let pair = pairs[next++]; pair; pair = pairs[next++]) {
      const { first, second, row, column } = pair;
      const contenders = [
        { ...first, side: 0 },
        { ...second, side: 1 },
      ];
      const opened = await ask({ kind: 'open', fight: { ...setting, contenders } });
      const answer = opened.kind === 'opened' ? await ask({ kind: 'batch', first: 0, count: each }) : opened;
      if (status !== 'running') return;
      if (answer.kind !== 'batch') throw new Error('a fight failed');
      const { tally } = answer;
      wins[row]?.splice(column, 1, shareOf(tally.wins[0], tally.fights));
      wins[column]?.splice(row, 1, shareOf(tally.wins[1], tally.fights));
      done += 1;
      report();
    }
  };
  Promise.all(runners.map(work)).then(
    () => end('done'),
    (error: unknown) => {
      console.error(error);
      end('failed');
    },
  );
  queueMicrotask(report);
  return () => end('stopped');
}
