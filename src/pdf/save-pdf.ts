import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { DrawOptions, Progress } from './draw-sheets.ts';
import type { Subject } from './subject.ts';
import type { CheckResponse, DrawFailure, DrawProgress, DrawResponse, PdfRequest } from './worker-messages.ts';

/**
 * Makes one PDF of all subjects; `onProgress` receives the share done. Load this module only when a PDF is needed:
 * `await import('../pdf/save-pdf.ts')`.
 */
export const savePdf = (
  subjects: readonly Subject[],
  options: DrawOptions,
  onProgress?: Progress,
): Promise<DrawResponse> => askWorker<DrawResponse>({ ask: 'draw', subjects, options }, onProgress);

/** Finds the characters of each sheet that its PDF cannot show, for a warning beforehand. */
export const checkPdf = (models: readonly SheetModel[], choices: PrintChoices): Promise<CheckResponse> =>
  askWorker<CheckResponse>({ ask: 'check', models, choices });

function askWorker<Answer>(request: PdfRequest, onProgress?: Progress): Promise<Answer | DrawFailure> {
  return new Promise((resolve) => {
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
      worker.postMessage(request);
    } catch (error) {
      reject(String(error));
    }
  });
}
