import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { FittingContext, PIXELS_PER_MILLIMETRE } from '../../sheet/page-fit.ts';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import { PageColumns } from './page-columns.tsx';
import { MARGIN, pageSize } from './page-rules.ts';
import { PrintedPages } from './printed-pages.tsx';
import type { PageRun } from './use-page-counts.ts';

interface MeasuredPagesProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  /** The visible page, counted from 1. */
  readonly page?: number;
  /** Fits a sheet on its page in several tasks, while it is hidden. */
  readonly inSlices: boolean;
  /** Called with the number of pages of the run each time that it is drawn as it fits. */
  readonly onCount: (run: PageRun, pages: number) => void;
}

/** Renders a run of pages, broken as in print, and reports their number. */
export const MeasuredPages = memo(function MeasuredPages(props: MeasuredPagesProps) {
  const { run, choices, page = 1, inSlices, onCount } = props;
  const flow = useRef<HTMLDivElement>(null);
  const stopCounting = useRef<() => void>(undefined);
  const [width] = pageSize(choices);
  const countSoon = useCallback(() => {
    stopCounting.current?.();
    let stopped = false;
    const count = () => {
      if (stopped || !flow.current) return;
      const { scrollWidth } = flow.current;
      onCount(run, Math.max(1, Math.round((scrollWidth / PIXELS_PER_MILLIMETRE + 2 * MARGIN) / width)));
      // The typeface may only have started to load with this render.
      if (document.fonts?.status === 'loading') document.fonts.ready.then(count, () => undefined);
    };
    const timer = setTimeout(count); // deferred, so that a choice shows its effect first
    stopCounting.current = () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [run, width, onCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count for the run or choices of before is dropped.
  useLayoutEffect(() => () => stopCounting.current?.(), [countSoon]);
  useLayoutEffect(() => {
    if (choices.kind === 'stat-block') countSoon(); // which are fitted by now
  });
  const fitting = useMemo(
    () => ({ rest: inSlices ? yieldBetween(yieldToMain) : undefined, onFit: countSoon }),
    [inSlices, countSoon],
  );
  return (
    <FittingContext value={fitting}>
      <PageColumns ref={flow} choices={choices} page={page}>
        <PrintedPages run={run} choices={choices} />
      </PageColumns>
    </FittingContext>
  );
});
