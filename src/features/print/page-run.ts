import { memoizeByObject } from '../../engine/memoize.ts';
import { nodesByPage, type PageNode } from '../../pdf/drawing.ts';
import { type LaidOut, layOutPages } from '../../pdf/lay-out-pages.ts';
import type { ReferencePage } from '../../sheet-model/model/reference-group.ts';
import { workedNumbers } from '../../sheet-model/model/worked-numbers.ts';
import type { LineDrawing } from '../../sheet-model/print/line-drawing.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { findReferences, useReferences } from './chosen-references.ts';
import { findPortrait, usePortraits } from './printed-portraits.ts';

/** Subjects whose pages form one flow: a single whole sheet, or all stat blocks. */
export type PageRun = readonly PrintSubject[];

/** The same subject gives the same run, so that its pages stay unchanged while others are added. */
const toRun = memoizeByObject((subject: PrintSubject): PageRun => [subject]);

/** The runs of pages that are printed one after the other. */
export function runsOf(subjects: readonly PrintSubject[], { kind }: Pick<PrintChoices, 'kind'>): readonly PageRun[] {
  if (kind === 'stat-block') return subjects.length > 0 ? [subjects] : [];
  return subjects.map(toRun);
}

/** A React key for a run: the same for all runs of stat blocks, which stay mounted while more characters are added. */
export const runKey = (run: PageRun): string => (run.length === 1 ? `of ${run[0]?.id}` : 'together');

/** The pages of a run, with what is on each. */
export interface LaidOutRun {
  readonly pages: LaidOut;
  readonly byPage: readonly (readonly PageNode[])[];
}

interface Known {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  readonly hasReferences: boolean;
  /** The drawn portrait of its first sheet, which stays the same object. */
  readonly portrait: LineDrawing | null;
  readonly laidOut: LaidOutRun;
}

/** The numbers of pages that are known; a layout of many pages is large, its number is not. */
const knownCounts = new WeakMap<PageRun, Omit<Known, 'laidOut' | 'run'> & { readonly pages: number }>();

/** The layouts that were made last: the preview and the printer draw the same ones. */
const lastLayouts: Known[] = [];
const maxKept = 8;

/**
 * Lays out a run of pages as the PDF does.
 * @param references the chosen pages after the sheet; null if they are not there
 */
export function layOutRun(
  run: PageRun,
  choices: PrintChoices,
  references: readonly ReferencePage[] | null,
): LaidOutRun {
  const hasReferences = references !== null;
  const portrait = portraitOf(run, choices);
  const known = lastLayouts.find(
    (one) =>
      one.run === run && one.choices === choices && one.hasReferences === hasReferences && one.portrait === portrait,
  );
  if (known) return known.laidOut;
  const worked = choices.kind === 'sheet' && choices.appendix;
  const subjects = run.map(({ sheet, model, turnOrder }) => ({
    model,
    turnOrder,
    portrait,
    worked: worked ? workedNumbers(sheet) : undefined,
    references: references ?? undefined,
  }));
  const pages = layOutPages(subjects, choices);
  const laidOut = { pages, byPage: nodesByPage(pages) };
  lastLayouts.unshift({ run, choices, hasReferences, portrait, laidOut });
  knownCounts.set(run, { choices, hasReferences, portrait, pages: pages.count });
  lastLayouts.length = Math.min(lastLayouts.length, maxKept);
  return laidOut;
}

/** Returns the number of pages of a run, with the chosen pages after the sheet as far as they are loaded. */
export function pageCount(run: PageRun, choices: PrintChoices): number {
  const references = findReferences(run[0]?.sheet ?? null, choices);
  const known = knownCounts.get(run);
  const isAlike = known?.hasReferences === (references !== null) && known.portrait === portraitOf(run, choices);
  if (known?.choices === choices && isAlike) return known.pages;
  return layOutRun(run, choices, references).pages.count;
}

/** The drawn portrait of a run: only whole sheets have one, and each of them is a run of its own. */
const portraitOf = (run: PageRun, choices: PrintChoices): LineDrawing | null => {
  const [subject] = run;
  return subject ? findPortrait(subject, choices) : null;
};

/**
 * The pages of a run after the sheet: null while they are being loaded, and 'failed' where they cannot be. Its drawn portrait is
 * loaded too.
 */
export function useReferencesOf(run: PageRun, choices: PrintChoices): readonly ReferencePage[] | null | 'failed' {
  usePortraits(run, choices);
  return useReferences(run[0]?.sheet ?? null, choices);
}
