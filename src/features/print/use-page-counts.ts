import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { type PageRun, runKey, runsOf } from './page-run.ts';

interface Count {
  readonly run: PageRun;
  readonly pages: number;
  readonly missing: readonly Lacking[];
}

interface KnownCounts {
  readonly choices: PrintChoices;
  readonly counts: ReadonlyMap<string, Count>;
}

/** The pages of all runs, as far as they have been counted. */
export interface PageCounts {
  readonly runs: readonly PageRun[];
  /** The number of pages of a run; undefined if it is not known. */
  readonly pagesOf: (run: PageRun) => number | undefined;
  /** The characters that the typeface of the PDF lacks, on the pages that have been counted. */
  readonly missing: readonly Lacking[];
  /** Records the number of pages of a run, and what the typeface lacks. */
  readonly onCount: (count: Count) => void;
  /** How many of the runs are counted. */
  readonly counted: number;
  /** Whether the number of all pages is known. That of a single run is shown as one until it is. */
  readonly isTotalKnown: boolean;
  /** Whether the others are being counted, one after the other. */
  readonly isCounting: boolean;
  /** Whether the player has stopped that, for these subjects and choices. */
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly resume: () => void;
}

/**
 * Keeps the number of pages of each run; counts for other choices or other sheets are ignored.
 * @param moreComing more subjects are being read: nothing is counted until all are there
 * @param isPaused nothing is counted for now
 */
export function usePageCounts(
  subjects: readonly PrintSubject[],
  choices: PrintChoices,
  moreComing: boolean,
  isPaused: boolean,
): PageCounts {
  const runs = useMemo(() => runsOf(subjects, choices), [subjects, choices]);
  const [known, setKnown] = useState<KnownCounts>({ choices, counts: new Map() });
  const [stoppedRuns, setStoppedRuns] = useState<readonly PageRun[] | null>(null);
  const counts = known.choices === choices ? known.counts : new Map<string, never>();
  const countOf = (run: PageRun): Count | undefined => {
    const counted = counts.get(runKey(run));
    return counted && haveSameSheets(counted.run, run) ? counted : undefined;
  };
  const pagesOf = (run: PageRun) => countOf(run)?.pages;
  const onCount = useCallback(
    (count: Count) => {
      // The next run is laid out because of it.
      startTransition(() =>
        setKnown((before) => {
          const counts = before.choices === choices ? before.counts : new Map();
          const existing = counts.get(runKey(count.run));
          if (existing && existing.pages === count.pages && haveSameSheets(existing.run, count.run)) return before;
          return { choices, counts: new Map(counts).set(runKey(count.run), count) };
        }),
      );
    },
    [choices],
  );
  const counted = runs.filter((run) => pagesOf(run) !== undefined).length;
  const isComplete = counted === runs.length;
  const isStopped = stoppedRuns === runs && !isComplete;
  return {
    runs,
    pagesOf,
    missing: runs.flatMap((run) => countOf(run)?.missing ?? []),
    onCount,
    counted,
    isTotalKnown: !moreComing && (runs.length === 1 || isComplete),
    isCounting: !(moreComing || isPaused || isComplete || isStopped),
    isStopped,
    stop: () => setStoppedRuns(runs),
    resume: () => setStoppedRuns(null),
  };
}

const haveSameSheets = (left: PageRun, right: PageRun): boolean =>
  left.length === right.length && left.every(({ sheet }, i) => sheet === right[i]?.sheet);
