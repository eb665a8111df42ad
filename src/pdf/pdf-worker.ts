import { jsPDF } from 'jspdf';
import { done, failed, type Result } from '../engine/result.ts';
import boldUrl from './fonts/noto-sans-bold.ttf?url';
import regularUrl from './fonts/noto-sans-regular.ttf?url';
import serifUrl from './fonts/noto-serif-semibold.ttf?url';
import { embedFonts, type FontFiles } from './fonts.ts';
import type { PdfRequest } from './pdf-request.ts';
import type { DrawFailure, DrawProgress, DrawResponse, WorkerMessage } from './worker-messages.ts';
import { type NamedPages, writePdf } from './write-pdf.ts';

/** Read while the pages are laid out and sent. */
const fontFiles = readFonts();
fontFiles.then(
  // Before there is a request: what compiles the code for fonts delays nobody.
  (files) => runs.length === 0 && embedFonts(new jsPDF(), files),
  () => undefined, // the answer reports it
);

/** The pages that were sent so far. */
const runs: NamedPages[] = [];

/** Writes pages in a worker, so that the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
  if ('run' in data) {
    runs.push(data.run);
    return;
  }
  answer(data.request).then(
    (answered) =>
      self.postMessage(answered, {
        transfer: answered.ok ? [answered.value.bytes.buffer] : [],
      }),
    (error: unknown) => self.postMessage(failure('failed', error)),
  );
};

async function answer(request: PdfRequest): Promise<DrawResponse> {
  let fonts: FontFiles;
  try {
    fonts = await fontFiles;
  } catch (error) {
    return failure('fonts-missing', error);
  }
  const progress = (share: number) => self.postMessage({ share } satisfies DrawProgress);
  return done(writePdf(jsPDF, fonts, runs, request, progress));
}

async function readFonts(): Promise<FontFiles> {
  const [regular, bold, serif] = await Promise.all([readFont(regularUrl), readFont(boldUrl), readFont(serifUrl)]);
  return { regular, bold, serif };
}

async function readFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url).catch(async (error: unknown) => {
    // In Safari one of two workers that start at once bypasses the service worker, so that it looks into the cache
    // directly.
    const stored = 'caches' in self ? await caches.match(url, { ignoreVary: true }) : undefined;
    if (!stored) throw error;
    return stored;
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

function failure(code: DrawFailure['code'], error: unknown): Result<never, DrawFailure> {
  return failed({ code, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
