import { useCallback, useState } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** Characters whose pages are one flow: one whole sheet, or all stat blocks. */
export type Run = readonly PrintSubject[];

/** The flows of pages that are printed one after the other. */
export function runsOf(subjects: readonly PrintSubject[], { kind }: Pick<PrintChoices, 'kind'>): readonly Run[] {
  if (kind === 'stat-block') return subjects.length > 0 ? [subjects] : [];
  return subjects.map((subject) => [subject]);
}

interface Counted {
  readonly choices: PrintChoices;
  readonly counts: ReadonlyMap<string, { readonly run: Run; readonly pages: number }>;
}

/**
 * How many pages each run has, as far as they are counted; what was counted for other choices or other sheets does not
 * count.
 * @returns the pages of a run, undefined where they are not known, and a function that is told them
 */
export function usePageCounts(choices: PrintChoices) {
  const [counted, setCounted] = useState<Counted>({ choices, counts: new Map() });
  const counts = counted.choices === choices ? counted.counts : new Map<string, never>();
  const pagesOf = (run: Run): number | undefined => {
    const known = counts.get(keyOf(run));
    return known && sameSheets(known.run, run) ? known.pages : undefined;
  };
  const onCount = useCallback(
    (run: Run, pages: number) => {
      setCounted((before) => {
        const known = before.choices === choices ? before.counts : new Map();
        const same = known.get(keyOf(run));
        if (same && same.pages === pages && sameSheets(same.run, run)) return before;
        return { choices, counts: new Map(known).set(keyOf(run), { run, pages }) };
      });
    },
    [choices],
  );
  return { pagesOf, onCount };
}

/** Names a run as long as it is one of the same kind: stat blocks stay on screen while more come. */
export const keyOf = (run: Run): string => (run.length === 1 ? `of ${run[0]?.id}` : 'together');

const sameSheets = (one: Run, other: Run): boolean =>
  one.length === other.length && one.every(({ sheet }, i) => sheet === other[i]?.sheet);
