import {
  type OpenedFights,
  openFights,
  type PlainFight,
  type ReplayText,
  type TacticRow,
} from '../../rules/simulation/plain-fight.ts';
import type { FightTally } from '../../rules/simulation/tally.ts';
import {
  type Build,
  type OpenedTrials,
  openTrials,
  type PlainTrials,
  type TrialBatch,
} from '../../rules/simulation/trials.ts';
import type { PolicyId } from '../../rules/simulation/turn-choices.ts';

/** The requests from the page: a fight to open, fights to fight, one to tell; trials to open, and fights of one build. Each gets one answer, in its order. */
export type SimulationRequest =
  | { readonly kind: 'open'; readonly fight: PlainFight }
  | { readonly kind: 'batch'; readonly first: number; readonly count: number }
  | { readonly kind: 'replay'; readonly index: number }
  | { readonly kind: 'tactics'; readonly policy: PolicyId; readonly count: number }
  | { readonly kind: 'openTrials'; readonly trials: PlainTrials }
  | { readonly kind: 'trial'; readonly build: Build; readonly first: number; readonly count: number };

export type SimulationAnswer =
  | { readonly kind: 'opened'; readonly policies: readonly PolicyId[] }
  | { readonly kind: 'batch'; readonly tally: FightTally }
  | { readonly kind: 'replay'; readonly replay: ReplayText }
  | { readonly kind: 'tactics'; readonly row: TacticRow }
  | { readonly kind: 'openedTrials' }
  | ({ readonly kind: 'trial' } & TrialBatch)
  | { readonly kind: 'failed' };

let opened: OpenedFights | null = null;
let trials: OpenedTrials | null = null;

/** Fights outside the page's thread. */
self.onmessage = async ({ data }: MessageEvent<SimulationRequest>) => {
  self.postMessage(await answer(data));
};

async function answer(request: SimulationRequest): Promise<SimulationAnswer> {
  try {
    if (request.kind === 'open') {
      opened = await openFights(request.fight);
      return { kind: 'opened', policies: opened.policies };
    }
    if (request.kind === 'openTrials') {
      trials = await openTrials(request.trials);
      return { kind: 'openedTrials' };
    }
    if (request.kind === 'trial')
      return trials
        ? { kind: 'trial', ...(await trials.fight(request.build, request.first, request.count)) }
        : { kind: 'failed' };
    if (!opened) return { kind: 'failed' };
    if (request.kind === 'batch') return { kind: 'batch', tally: opened.batch(request.first, request.count) };
    if (request.kind === 'replay') return { kind: 'replay', replay: opened.replay(request.index) };
    return { kind: 'tactics', row: opened.tactics(request.policy, request.count) };
  } catch (error) {
    console.error(error);
    return { kind: 'failed' };
  }
}
