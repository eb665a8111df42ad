import { runWorker } from '../../state/reading/parse-in-background.ts';
import { type CreatureReading, type CreatureRequest, readCreature } from './read-creature.ts';

/** Texts of more characters than this take longer than a frame to read. */
export const longBlock = 3_000;

let worker: Worker | null = null;

/**
 * Reads one creature of a text, of a long text in a worker, so that typing goes on meanwhile. The worker waits for the next
 * text until {@link endReading}; a canceled one is ended, as its answer would be taken for that to the next.
 * @returns null if it was canceled
 */
export async function readInBackground(request: CreatureRequest, signal: AbortSignal): Promise<CreatureReading | null> {
  const reader = request.text.length > longBlock ? startWorker() : null;
  if (reader) {
    const reading = await runWorker<CreatureReading | null, CreatureRequest>(reader, request, signal);
    if (reading) return signal.aborted ? null : reading;
    endReading();
  }
  if (signal.aborted) return null;
  const reading = await readCreature(request);
  return signal.aborted ? null : reading;
}

/** Ends the worker. */
export function endReading(): void {
  worker?.terminate();
  worker = null;
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    worker ??= new Worker(new URL('./stat-block-worker.ts', import.meta.url), { type: 'module' });
    return worker;
  } catch {
    return null;
  }
}
