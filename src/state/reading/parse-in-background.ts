import { parseFile, type Reading, type ReadingOptions } from '../../character/file/parse-file.ts';
import { yieldToMain } from '../view/idle.ts';
import type { ParseRequest } from './parse-worker.ts';

/**
 * Runs `parseFile` on a long text in a worker, so that the page stays responsive and the reading can be cancelled at any
 * time. Without workers it runs on the page itself.
 * @returns null if it was cancelled
 */
export async function parseInBackground(
  text: string,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<Reading | null> {
  const worker = startWorker();
  if (worker) {
    const reading = await runWorker(worker, { text, options }, signal);
    worker.terminate();
    if (reading) return reading;
  } else await yieldToMain(); // let the notice be painted first
  return signal.aborted ? null : parseFile(text, options);
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Returns the worker's result; null if it was cancelled or the worker failed. */
function runWorker(worker: Worker, request: ParseRequest, signal: AbortSignal): Promise<Reading | null> {
  return new Promise((resolve) => {
    const resolveNull = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data);
    worker.onmessageerror = resolveNull;
    worker.onerror = (event) => {
      event.preventDefault();
      resolveNull();
    };
    signal.addEventListener('abort', resolveNull, { once: true });
    if (signal.aborted) resolveNull();
    else worker.postMessage(request);
  });
}
