import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { DrawOptions, Progress } from './draw-sheets.ts';
import type { Subject } from './subject.ts';
import type { CheckAnswer, DrawAnswer, DrawFailure, DrawProgress, PdfRequest } from './worker-messages.ts';

/**
 * Makes one PDF of all subjects; `onProgress` receives the share done. Load this module only when a PDF is needed:
 * `await import('../pdf/save-pdf.ts')`.
 */
export const savePdf = (
  subjects: readonly Subject[],
  options: DrawOptions,
  onProgress?: Progress,
): Promise<DrawAnswer> => askWorker<DrawAnswer>({ ask: 'draw', subjects, options }, onProgress);

/** Finds the characters of each sheet that its PDF cannot show, for a warning beforehand. */
export const checkPdf = (models: readonly SheetModel[], choices: PrintChoices): Promise<CheckAnswer> =>
  askWorker<CheckAnswer>({ ask: 'check', models, choices });

function askWorker<Answer>(request: PdfRequest, onProgress?: Progress): Promise<Answer | DrawFailure> {
  return new Promise((resolve) => {
    const failed = (detail: string) => resolve({ ok: false, code: 'failed', detail });
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
        failed(event.message || 'The worker that draws the PDF did not start.');
      };
      worker.postMessage(request);
    } catch (error) {
      failed(String(error));
    }
  });
}
