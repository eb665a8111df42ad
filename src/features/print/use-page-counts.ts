import { startTransition, useCallback, useMemo, useState } from 'react';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** Subjects whose pages form one flow: a single whole sheet, or all stat blocks. */
export type PageRun = readonly PrintSubject[];

/** The same subject gives the same run, so that its pages stay as they are while others are added. */
const toRun = memoizeByObject((subject: PrintSubject): PageRun => [subject]);

/** The runs of pages that are printed one after the other. */
export function runsOf(subjects: readonly PrintSubject[], { kind }: Pick<PrintChoices, 'kind'>): readonly PageRun[] {
  if (kind === 'stat-block') return subjects.length > 0 ? [subjects] : [];
  return subjects.map(toRun);
}

interface KnownCounts {
  readonly choices: PrintChoices;
  readonly counts: ReadonlyMap<string, { readonly run: PageRun; readonly pages: number }>;
}

/** The pages of all runs, as far as they have been counted. */
export interface PageCounts {
  readonly runs: readonly PageRun[];
  /** The number of pages of a run; undefined if it is not known. */
  readonly pagesOf: (run: PageRun) => number | undefined;
  /** Records the number of pages of a run. */
  readonly onCount: (run: PageRun, pages: number) => void;
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
  const pagesOf = (run: PageRun): number | undefined => {
    const counted = counts.get(runKey(run));
    return counted && haveSameSheets(counted.run, run) ? counted.pages : undefined;
  };
  const onCount = useCallback(
    (run: PageRun, pages: number) => {
      // The next run is drawn because of it: in a transition that takes several tasks.
      startTransition(() =>
        setKnown((before) => {
          const counts = before.choices === choices ? before.counts : new Map();
          const existing = counts.get(runKey(run));
          if (existing && existing.pages === pages && haveSameSheets(existing.run, run)) return before;
          return { choices, counts: new Map(counts).set(runKey(run), { run, pages }) };
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
    onCount,
    counted,
    isTotalKnown: !moreComing && (runs.length === 1 || isComplete),
    isCounting: !(moreComing || isPaused || isComplete || isStopped),
    isStopped,
    stop: () => setStoppedRuns(runs),
    resume: () => setStoppedRuns(null),
  };
}

/** A React key for a run: the same for all runs of stat blocks, which stay mounted while more characters are added. */
export const runKey = (run: PageRun): string => (run.length === 1 ? `of ${run[0]?.id}` : 'together');

const haveSameSheets = (left: PageRun, right: PageRun): boolean =>
  left.length === right.length && left.every(({ sheet }, i) => sheet === right[i]?.sheet);
