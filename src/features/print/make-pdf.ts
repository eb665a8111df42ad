import { done, type Result } from '../../engine/result.ts';
import type { LaidOut } from '../../pdf/lay-out-pages.ts';
import { pdfRequest } from '../../pdf/pdf-request.ts';
import type { Lacking } from '../../pdf/subject.ts';
import type { DrawFailure } from '../../pdf/worker-messages.ts';
import type { WrittenPdf } from '../../pdf/write-pdf.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { findReferences, loadReferences } from './chosen-references.ts';
import { layOutRun, runsOf } from './page-run.ts';
import { isPortraitDrawn, loadPortraits } from './printed-portraits.ts';

/** The share of the progress for laying out the pages, if there are several sheets. */
const shareOfLayout = 0.6;

/** A file that was made, and what its typeface lacks. */
interface MadePdf extends WrittenPdf {
  readonly missing: readonly Lacking[];
}

/** The outcome of making a PDF. */
export type PdfOutcome = Result<MadePdf, DrawFailure>;

/**
 * Makes one PDF of all subjects with these choices, dated now. The code that writes it is loaded on demand.
 * @param onProgress called with the share of the work done, from 0 to 1
 * @returns null if `signal` was aborted before it was made
 */
export async function makePdf(
  subjects: readonly PrintSubject[],
  choices: PrintChoices,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<PdfOutcome | null> {
  const { savePdf } = await import('../../pdf/save-pdf.ts');
  await loadReferences(
    subjects.map(({ sheet }) => sheet),
    choices,
  );
  if (subjects.some(({ model }) => isPortraitDrawn(model.head, choices))) await loadPortraits();
  const runs = runsOf(subjects, choices);
  const before = runs.length > 1 ? shareOfLayout : 0;
  /** Without what is drawn on the pages, which is large. */
  const laidOut: Pick<LaidOut, 'count' | 'feet' | 'missing'>[] = [];
  const layOut = (run: (typeof runs)[number]) => {
    const { pages } = layOutRun(run, choices, findReferences(run[0]?.sheet ?? null, choices));
    const { count, feet, missing } = pages;
    laidOut.push({ count, feet, missing });
    return pages;
  };
  const onLaidOut = (count: number) => onProgress((count / runs.length) * before);
  const written = await savePdf(
    mapInSlices(runs, layOut, onLaidOut),
    () => pdfRequest(subjects, laidOut, choices, new Date()),
    (share) => onProgress(before + share * (1 - before)),
    signal,
  );
  if (!written?.ok) return written;
  return done({ ...written.value, missing: laidOut.flatMap(({ missing }) => missing) });
}

/**
 * Computes a result for each item, when it is asked for, and lets the page paint and handle events in between.
 * @param onDone called with the number of items whose results have been taken
 */
async function* mapInSlices<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result,
  onDone?: (count: number) => void,
): AsyncGenerator<Result, void> {
  const rest = yieldBetween(yieldToMain);
  for (const [i, item] of items.entries()) {
    yield compute(item);
    onDone?.(i + 1);
    await rest();
  }
}
