import { failed, type Result } from '../engine/result.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import type { DrawnSheets, DrawOptions, Progress } from './draw-sheets.ts';
import type { Lacking, Subject } from './subject.ts';
import type {
  CheckResponse,
  DrawFailure,
  DrawProgress,
  DrawResponse,
  PdfRequest,
  WorkerMessage,
} from './worker-messages.ts';

/**
 * Makes one PDF of all subjects, each of which is sent to the worker as soon as it is ready; `onProgress` receives the
 * share drawn. Load this module only when a PDF is needed: `await import('../pdf/save-pdf.ts')`.
 * @returns null if `signal` was aborted before the PDF was made
 */
export const savePdf = (
  subjects: AsyncIterable<Subject>,
  options: DrawOptions,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<DrawResponse | null> => askWorker<DrawnSheets>(subjects, { ask: 'draw', options }, onProgress, signal);

/**
 * Finds the characters of each sheet that its PDF cannot show, for a warning beforehand.
 * @returns null if `signal` was aborted before that was known
 */
export const checkPdf = (
  subjects: AsyncIterable<Subject>,
  choices: PrintChoices,
  signal?: AbortSignal,
): Promise<CheckResponse | null> =>
  askWorker<readonly Lacking[]>(subjects, { ask: 'check', choices }, undefined, signal);

const newWorker = () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });

/** A worker for the next request. */
let spare: Worker | undefined;

/** Starts the worker of the next request, so that it loads its code and fonts while the page is busy with the preview. */
export function startWorker(): void {
  if (spare) return;
  try {
    const worker = newWorker();
    spare = worker;
    // The request starts another one, and reports why that fails.
    worker.onerror = (event) => {
      event.preventDefault();
      if (spare === worker) dropWorker();
    };
  } catch {
    // As above.
  }
}

/** Stops the worker that waits for a request, if there is one. */
export function dropWorker(): void {
  spare?.terminate();
  spare = undefined;
}

function takeWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = undefined;
  return worker;
}

function askWorker<Answer>(
  subjects: AsyncIterable<Subject>,
  request: PdfRequest,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Result<Answer, DrawFailure> | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    let settled = false;
    const settle = (answer: Result<Answer, DrawFailure> | null, worker?: Worker) => {
      settled = true;
      worker?.terminate();
      resolve(answer);
    };
    const fail = (detail: string, worker?: Worker) => settle(failed({ code: 'failed', detail }), worker);
    try {
      const worker = takeWorker();
      worker.onmessage = ({ data }: MessageEvent<Result<Answer, DrawFailure> | DrawProgress>) => {
        if ('share' in data) onProgress?.(data.share);
        else settle(data, worker);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message || 'The worker that draws the PDF did not start.', worker);
      };
      signal?.addEventListener('abort', () => settle(null, worker), { once: true });
      const send = (message: WorkerMessage) => worker.postMessage(message);
      const sendAll = async () => {
        for await (const subject of subjects) {
          if (settled) return; // stopped, or failed
          send({ subject });
        }
        if (!settled) send(request);
      };
      sendAll().catch((error: unknown) => fail(String(error), worker));
    } catch (error) {
      fail(String(error));
    }
  });
}
