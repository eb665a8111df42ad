import { failed } from '../engine/result.ts';
import type { PdfRequest } from './pdf-request.ts';
import type { DrawProgress, DrawResponse, WorkerMessage } from './worker-messages.ts';
import type { NamedPages, Progress } from './write-pdf.ts';

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

/**
 * Makes one PDF of pages, which are sent to the worker as soon as they are laid out; `onProgress` receives the share written.
 * Load this module only when a PDF is needed: `await import('../pdf/save-pdf.ts')`.
 * @param request is called when all pages have been sent
 * @returns null if `signal` was aborted before the PDF was made
 */
export function savePdf(
  runs: AsyncIterable<NamedPages>,
  request: () => PdfRequest,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<DrawResponse | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    let settled = false;
    const settle = (answer: DrawResponse | null, worker?: Worker) => {
      settled = true;
      worker?.terminate();
      resolve(answer);
    };
    const fail = (detail: string, worker?: Worker) => settle(failed({ code: 'failed', detail }), worker);
    try {
      const worker = takeWorker();
      worker.onmessage = ({ data }: MessageEvent<DrawResponse | DrawProgress>) => {
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
        for await (const { width, height, count, nodes, bookmarks, name } of runs) {
          if (settled) return; // stopped, or failed
          send({ run: { width, height, count, nodes, bookmarks, name } });
        }
        if (!settled) send({ request: request() });
      };
      sendAll().catch((error: unknown) => fail(String(error), worker));
    } catch (error) {
      fail(String(error));
    }
  });
}
