import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { DrawOptions, Progress } from './draw-sheets.ts';
import type { Subject } from './subject.ts';
import type { CheckResponse, DrawFailure, DrawProgress, DrawResponse, PdfRequest } from './worker-messages.ts';

/**
 * Makes one PDF of all subjects; `onProgress` receives the share done. Load this module only when a PDF is needed:
 * `await import('../pdf/save-pdf.ts')`.
 * @returns null if `signal` was aborted before the PDF was made
 */
export const savePdf = (
  subjects: readonly Subject[],
  options: DrawOptions,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<DrawResponse | null> => askWorker<DrawResponse>({ ask: 'draw', subjects, options }, onProgress, signal);

/** Finds the characters of each sheet that its PDF cannot show, for a warning beforehand. */
export async function checkPdf(models: readonly SheetModel[], choices: PrintChoices): Promise<CheckResponse> {
  const checked = await askWorker<CheckResponse>({ ask: 'check', models, choices });
  return checked ?? { ok: true, missing: [] }; // never stopped
}

function askWorker<Answer>(
  request: PdfRequest,
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<Answer | DrawFailure | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const reject = (detail: string) => resolve({ ok: false, code: 'failed', detail });
    try {
      const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<(Answer & { ok: boolean }) | DrawProgress>) => {
        if ('share' in data) {
          onProgress?.(data.share);
          return;
        }
        worker.terminate();
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        reject(event.message || 'The worker that draws the PDF did not start.');
      };
      const stop = () => {
        worker.terminate();
        resolve(null);
      };
      signal?.addEventListener('abort', stop, { once: true });
      worker.postMessage(request);
    } catch (error) {
      reject(String(error));
    }
  });
}
