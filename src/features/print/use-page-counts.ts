import { useCallback, useState } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** Subjects whose pages form one flow: a single whole sheet, or all stat blocks. */
export type PageRun = readonly PrintSubject[];

/** The runs of pages that are printed one after the other. */
export function runsOf(subjects: readonly PrintSubject[], { kind }: Pick<PrintChoices, 'kind'>): readonly PageRun[] {
  if (kind === 'stat-block') return subjects.length > 0 ? [subjects] : [];
  return subjects.map((subject) => [subject]);
}

interface PageCounts {
  readonly choices: PrintChoices;
  readonly counts: ReadonlyMap<string, { readonly run: PageRun; readonly pages: number }>;
}

/**
 * The number of pages of each run, as far as it is known; counts for other choices or other sheets are ignored.
 * @returns a getter for the pages of a run, undefined if they are not known, and a callback that records them
 */
export function usePageCounts(choices: PrintChoices) {
  const [pageCounts, setPageCounts] = useState<PageCounts>({ choices, counts: new Map() });
  const counts = pageCounts.choices === choices ? pageCounts.counts : new Map<string, never>();
  const pagesOf = (run: PageRun): number | undefined => {
    const counted = counts.get(runKey(run));
    return counted && sameSheets(counted.run, run) ? counted.pages : undefined;
  };
  const onCount = useCallback(
    (run: PageRun, pages: number) => {
      setPageCounts((before) => {
        const counted = before.choices === choices ? before.counts : new Map();
        const existing = counted.get(runKey(run));
        if (existing && existing.pages === pages && sameSheets(existing.run, run)) return before;
        return { choices, counts: new Map(counted).set(runKey(run), { run, pages }) };
      });
    },
    [choices],
  );
  return { pagesOf, onCount };
}

/** A React key for a run: the same for all runs of stat blocks, which stay mounted while more characters are added. */
export const runKey = (run: PageRun): string => (run.length === 1 ? `of ${run[0]?.id}` : 'together');

const sameSheets = (left: PageRun, right: PageRun): boolean =>
  left.length === right.length && left.every(({ sheet }, i) => sheet === right[i]?.sheet);
