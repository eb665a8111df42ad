import type { SheetModel } from '../rules/sheet-model.ts';
import type { DrawOptions } from './draw-sheet.ts';
import type { DrawAnswer, DrawRequest } from './worker-messages.ts';

/** Makes the PDF of a sheet. Load this module only when it is asked for: `await import('../pdf/save-pdf.ts')`. */
export function savePdf(model: SheetModel, options: DrawOptions): Promise<DrawAnswer> {
  const request: DrawRequest = { model, options };
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
