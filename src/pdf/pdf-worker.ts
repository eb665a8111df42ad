import { jsPDF } from 'jspdf';
import { drawSheet } from './draw-sheet.ts';
import boldUrl from './fonts/noto-sans-bold.ttf?url';
import regularUrl from './fonts/noto-sans-regular.ttf?url';
import type { FontFiles } from './fonts.ts';
import type { DrawAnswer, DrawFailure, DrawRequest } from './worker-messages.ts';

/** Draws the sheet beside the page, which stays free to be used meanwhile. */
self.onmessage = ({ data }: MessageEvent<DrawRequest>) => {
  answer(data).then(
    (done) => self.postMessage(done, { transfer: done.ok ? [done.bytes.buffer] : [] }),
    (error: unknown) => self.postMessage(failure('failed', error)),
  );
};

async function answer({ model, options }: DrawRequest): Promise<DrawAnswer> {
  let fonts: FontFiles;
  try {
    const [regular, bold] = await Promise.all([readFont(regularUrl), readFont(boldUrl)]);
    fonts = { regular, bold };
  } catch (error) {
    return failure('fonts-missing', error);
  }
  return { ok: true, ...drawSheet(jsPDF, fonts, model, options) };
}

async function readFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

function failure(code: DrawFailure['code'], error: unknown): DrawFailure {
  return { ok: false, code, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
