import type { SheetModel } from '../rules/sheet-model.ts';
import type { DrawnSheet, DrawOptions } from './draw-sheet.ts';
import { pdfFileName } from './pdf-file-name.ts';
import type { DrawAnswer, DrawFailure, DrawRequest } from './worker-messages.ts';

/** A PDF that is ready to be saved under `name`, or why there is none. */
export type SavedPdf = ({ readonly ok: true; readonly name: string } & DrawnSheet) | DrawFailure;

/** Makes the PDF of a sheet. Load this module only when it is asked for: `await import('../pdf/save-pdf.ts')`. */
export async function savePdf(model: SheetModel, options: DrawOptions): Promise<SavedPdf> {
  const answer = await askWorker({ model, options });
  return answer.ok ? { ...answer, name: pdfFileName(options.title ?? model.head.name) } : answer;
}

function askWorker(request: DrawRequest): Promise<DrawAnswer> {
  return new Promise((resolve) => {
    const failed = (detail: string) => resolve({ ok: false, code: 'failed', detail });
    try {
      const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
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
