import { parseFile, type Reading, type ReadingOptions } from '../../character/file/parse-file.ts';
import { yieldToMain } from '../view/idle.ts';
import type { ParseRequest } from './parse-worker.ts';

/**
 * Reads a long text as `parseFile` does, in a worker of its own: the page stays alive meanwhile, and the reading can be
 * broken off at any time. Where there are no workers the page itself reads it.
 * @returns null when it was broken off
 */
export async function parseInBackground(
  text: string,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<Reading | null> {
  const worker = startWorker();
  if (worker) {
    const reading = await answerOf(worker, { text, options }, signal);
    worker.terminate();
    if (reading) return reading;
  } else await yieldToMain(); // what is shown of the reading is drawn first
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

/** The worker's answer; null when it was broken off, or when the worker could not do it. */
function answerOf(worker: Worker, request: ParseRequest, signal: AbortSignal): Promise<Reading | null> {
  return new Promise((resolve) => {
    const none = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data);
    worker.onmessageerror = none;
    worker.onerror = (event) => {
      event.preventDefault();
      none();
    };
    signal.addEventListener('abort', none, { once: true });
    if (signal.aborted) none();
    else worker.postMessage(request);
  });
}
