import { gcsRulesetId } from '../../rules/gcs/sheet/gcs-ruleset.ts';
import type { GcsOpening } from '../../rules/gcs/sheet/open-gcs-sheet.ts';
import { ensureRuleset } from '../character/ruleset-gate.ts';
import { yieldToMain } from '../view/idle.ts';
import { withConvertedPortrait } from './convert-portrait.ts';
import { runWorker } from './parse-in-background.ts';

/** Texts of more characters than this are opened in a worker. */
const longText = 100_000;
/** How long a worker waits for the next text, in milliseconds: starting one takes longer than a text. */
const idleTime = 5_000;

let waiting: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Opens the text of a sheet of GCS as a character, a long one in a worker.
 * @returns null if it was cancelled, or if the rules could not be loaded, which a notice says
 */
export async function openGcs(text: string, signal: AbortSignal): Promise<GcsOpening | null> {
  if (!(await ensureRuleset(gcsRulesetId))) return null;
  const worker = text.length > longText ? takeWorker() : null;
  if (worker) {
    const opening = await runWorker<GcsOpening, string>(worker, text, signal);
    if (opening) {
      keepWorker(worker);
      return withConvertedPortrait(opening);
    }
    worker.terminate(); // cancelled or failed
  } else await yieldToMain(); // let the notice be painted first
  const { openGcsSheet } = await import('../../rules/gcs/sheet/open-gcs-sheet.ts');
  return signal.aborted ? null : withConvertedPortrait(openGcsSheet(text));
}

function takeWorker(): Worker | null {
  if (waiting) {
    const { worker, timer } = waiting;
    clearTimeout(timer);
    waiting = null;
    return worker;
  }
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./gcs-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

function keepWorker(worker: Worker): void {
  if (waiting) {
    worker.terminate();
    return;
  }
  const timer = setTimeout(() => {
    waiting = null;
    worker.terminate();
  }, idleTime);
  waiting = { worker, timer };
}
