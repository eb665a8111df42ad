import type { SheetModel } from '../rules/sheet-model.ts';
import type { DrawOptions, Progress } from './draw-sheet.ts';
import type { CheckAnswer, DrawAnswer, DrawFailure, DrawProgress, PdfRequest } from './worker-messages.ts';

/**
 * Makes the PDF of a sheet; `onProgress` hears how many of all steps are done. Load this module only when it is asked
 * for: `await import('../pdf/save-pdf.ts')`.
 */
export const savePdf = (model: SheetModel, options: DrawOptions, onProgress?: Progress): Promise<DrawAnswer> =>
  askWorker<DrawAnswer>({ ask: 'draw', model, options }, onProgress);

/** Which characters of a sheet its PDF could not show, to say so before it is made. */
export const checkPdf = (model: SheetModel): Promise<CheckAnswer> => askWorker<CheckAnswer>({ ask: 'check', model });

function askWorker<Answer>(request: PdfRequest, onProgress?: Progress): Promise<Answer | DrawFailure> {
  return new Promise((resolve) => {
    const failed = (detail: string) => resolve({ ok: false, code: 'failed', detail });
    try {
      const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<(Answer & { ok: boolean }) | DrawProgress>) => {
        if ('done' in data) {
          onProgress?.(data.done, data.all);
          return;
        }
        worker.terminate();
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        failed(event.message || 'The worker that draws the PDF did not start.');
      };
      worker.postMessage(request);
    } catch (error) {
      failed(String(error));
    }
  });
}
