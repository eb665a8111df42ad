import { openFights } from '../../rules/simulation/plain-fight.ts';
import { addTally, emptyTally } from '../../rules/simulation/tally.ts';
import { type OpenedTrials, openTrials } from '../../rules/simulation/trials.ts';
import { yieldToMain } from '../view/idle.ts';
import type { SimulationAnswer, SimulationRequest } from './simulation-worker.ts';

const mostWorkers = 4;
/** On the page itself a batch may take no longer than a frame or two. */
const batchOnPage = 10;

/** Something that fights: a worker, or the page itself. Answers come in the order of the requests. */
export interface Runner {
  readonly ask: (request: SimulationRequest) => Promise<SimulationAnswer>;
  readonly end: () => void;
}

function startWorker(): Runner | null {
  if (typeof Worker === 'undefined') return null;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  const waiting: ((answer: SimulationAnswer) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<SimulationAnswer>) => waiting.shift()?.(data);
  worker.onerror = (event) => {
    event.preventDefault();
    for (const resolve of waiting.splice(0)) resolve({ kind: 'failed' });
  };
  return {
    ask: (request) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}

/** Without workers the page fights itself, a few fights at a time. */
function startOnPage(): Runner {
  let opened: Awaited<ReturnType<typeof openFights>> | null = null;
  let trials: OpenedTrials | null = null;
  return {
    ask: async (request) => {
      await yieldToMain();
      if (request.kind === 'open') {
        opened = await openFights(request.fight);
        return { kind: 'opened', policies: opened.policies };
      }
      if (request.kind === 'openTrials') {
        trials = await openTrials(request.trials);
        return { kind: 'openedTrials' };
      }
      if (request.kind === 'trial') return trials ? fightOnPage(trials, request) : { kind: 'failed' };
      if (!opened) return { kind: 'failed' };
      if (request.kind === 'tactics') return { kind: 'tactics', row: opened.tactics(request.policy, request.count) };
      if (request.kind === 'replay') return { kind: 'replay', replay: opened.replay(request.index) };
      const tally = emptyTally(opened.policies.length);
      for (let done = 0; done < request.count; done += batchOnPage) {
        addTally(tally, opened.batch(request.first + done, Math.min(batchOnPage, request.count - done)));
        await yieldToMain();
      }
      return { kind: 'batch', tally };
    },
    end: () => {},
  };
}

async function fightOnPage(
  trials: OpenedTrials,
  { build, first, count }: Extract<SimulationRequest, { kind: 'trial' }>,
): Promise<SimulationAnswer> {
  const won = new Uint8Array(count);
  let { policy } = build;
  for (let done = 0; done < count; done += batchOnPage) {
    const batch = await trials.fight(build, first + done, Math.min(batchOnPage, count - done));
    won.set(batch.won, done);
    policy = batch.policy;
    await yieldToMain();
  }
  return policy === '' ? { kind: 'failed' } : { kind: 'trial', won, policy };
}

/** As many workers as there are processors to spare, or the page itself without workers. */
export function startRunners(): readonly Runner[] {
  const processors = typeof navigator === 'undefined' ? 1 : (navigator.hardwareConcurrency ?? 1);
  const first = startWorker();
  const more = Array.from({ length: Math.max(0, Math.min(mostWorkers, processors) - 1) }, () =>
    first ? startWorker() : null,
  );
  return [first ?? startOnPage(), ...more.flatMap((runner) => runner ?? [])];
}
