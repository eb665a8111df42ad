import type { EncounterReading } from '../../character/file/encounter-file.ts';
import { type EntriesReading, parseEntries } from '../../character/file/entries-file.ts';
import { parseFile, type Reading, type ReadingOptions } from '../../character/file/parse-file.ts';
import { yieldToMain } from '../view/idle.ts';
import type { ParseRequest } from './parse-worker.ts';

/**
 * Runs `parseFile` on a long text in a worker, so that the page stays responsive and the reading can be canceled at any
 * time. Without workers it runs on the page itself.
 * @returns null if it was canceled
 */
export const parseInBackground = (
  text: string,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<Reading | null> => run({ kind: 'character', text, options }, signal, () => parseFile(text, options));

/** Runs `parseEncounter` as {@link parseInBackground} runs `parseFile`. */
export async function parseEncounterInBackground(
  text: string,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<EncounterReading | null> {
  const { parseEncounter } = await import('../../character/file/encounter-file.ts');
  return run({ kind: 'encounter', text, options }, signal, () => parseEncounter(text, options));
}

/** Texts of more characters than this take longer than a frame to parse. */
const longEntries = 300_000;

/** Runs `parseEntries`, on a long text as {@link parseInBackground} runs `parseFile`. */
export const parseEntriesInBackground = async (text: string, signal: AbortSignal): Promise<EntriesReading | null> =>
  text.length > longEntries
    ? run({ kind: 'entries', text, options: {} }, signal, () => parseEntries(text))
    : parseEntries(text);

async function run<Result>(request: ParseRequest, signal: AbortSignal, here: () => Result): Promise<Result | null> {
  const worker = startWorker();
  if (worker) {
    const reading = await runWorker<Result, ParseRequest>(worker, request, signal);
    worker.terminate();
    if (reading) return reading;
  } else await yieldToMain(); // let the notice be painted first
  return signal.aborted ? null : here();
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Returns the worker's result; null if it was canceled or the worker failed. */
export function runWorker<Result, Request>(
  worker: Worker,
  request: Request,
  signal: AbortSignal,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const resolveNull = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data);
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
