import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FittingContext, pixelsPerMillimeter } from '../../sheet/page-fit.ts';
import { type PrintChoices, pageOrientation } from '../../sheet-model/print/print-choices.ts';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import { IconButton } from '../../ui/buttons.tsx';
import { PageColumns, PrintedPages } from './printed-run.tsx';
import { margin, namesAtFoot, type PageCounts, type PageRun, pageSize, runKey, sharedFoot } from './use-page-counts.ts';
import './print-dialog.css';

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
const MeasuredPages = memo(function MeasuredPages(props: MeasuredPagesProps) {
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
      onCount(run, Math.max(1, Math.round((scrollWidth / pixelsPerMillimeter + 2 * margin) / width)));
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

interface PagePreviewProps {
  readonly choices: PrintChoices;
  /** Of at least one run. */
  readonly counts: PageCounts;
}

/**
 * A preview of the printed pages, one at a time; the browser breaks them into columns of the size of a page. Of several sheets,
 * those that are not seen are drawn one after the other to count their pages.
 */
export function PagePreview({ choices, counts }: PagePreviewProps) {
  const { runs, pagesOf, onCount, isCounting, isTotalKnown } = counts;
  const [width, height] = pageSize(choices);
  const [pageNumber, setPageNumber] = useState(1);
  const { frame, scale } = useScale(width);
  const { run, page, before } = placeOf(runs, pageNumber, pagesOf);
  const hasSeveral = runs.length > 1;
  const uncounted = isCounting
    ? runs.find((candidate) => candidate !== run && pagesOf(candidate) === undefined)
    : undefined;
  const pages = runs.reduce((sum, candidate) => sum + (pagesOf(candidate) ?? 1), 0);
  const number = before + page;
  const words = isTotalKnown ? `Page ${number} of ${pages}` : `Page ${number}`;
  const isBeingFitted = hasSeveral && run !== undefined && pagesOf(run) === undefined;
  const sheet = { inlineSize: `${width}mm`, blockSize: `${height}mm`, padding: `${margin}mm` };
  return (
    <section className="page-preview" aria-label="Preview">
      <div
        ref={frame}
        className="page-preview-frame"
        role="img"
        aria-label={`${words}, as it will be printed`}
        data-orientation={pageOrientation(choices)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {run && (
          <div
            className={isBeingFitted ? 'page-preview-page page-preview-counted' : 'page-preview-page'}
            aria-hidden="true"
            inert
            style={{ ...sheet, scale }}
          >
            <MeasuredPages
              key={runKey(run)}
              run={run}
              choices={choices}
              page={page}
              inSlices={hasSeveral}
              onCount={onCount}
            />
            <p className="page-preview-foot" style={{ insetInline: `${margin}mm`, blockSize: `${margin}mm` }}>
              <span>{sharedFoot(namesAtFoot(run, choices), choices.kind)}</span>
              <span>
                page {number} of {isTotalKnown ? pages : '…'}
              </span>
            </p>
          </div>
        )}
        {uncounted && (
          <div className="page-preview-page page-preview-counted" aria-hidden="true" inert style={sheet}>
            <MeasuredPages
              key={runKey(uncounted)}
              run={uncounted}
              choices={choices}
              inSlices={true}
              onCount={onCount}
            />
          </div>
        )}
      </div>
      <div className="page-preview-turn">
        <IconButton
          icon="chevron"
          label="Previous page"
          className="page-preview-back"
          aria-disabled={number === 1}
          onClick={() => setPageNumber(Math.max(1, number - 1))}
        />
        <p aria-live="polite">{words}</p>
        <IconButton
          icon="chevron"
          label="Next page"
          aria-disabled={number === pages}
          onClick={() => setPageNumber(Math.min(pages, number + 1))}
        />
      </div>
    </section>
  );
}

/** The run of a page (counted from 1 over all runs), the number of the page in its run, and of the pages before the run. */
function placeOf(runs: readonly PageRun[], pageNumber: number, pagesOf: (run: PageRun) => number | undefined) {
  let before = 0;
  for (const [i, run] of runs.entries()) {
    const pages = pagesOf(run) ?? 1;
    if (pageNumber <= before + pages || i === runs.length - 1) {
      return { run, page: Math.min(pageNumber - before, pages), before };
    }
    before += pages;
  }
  return { run: undefined, page: 1, before: 0 };
}

/** The scale of the preview relative to paper. */
function useScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScale(element.clientWidth / (width * pixelsPerMillimeter)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);
  return { frame, scale };
}
