import { useEffect, useRef } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { PIXELS_PER_MILLIMETRE } from '../../sheet/pixels-per-millimetre.ts';
import { PageColumns } from './page-columns.tsx';
import { MARGIN, pageSize } from './page-rules.ts';
import { PrintedPages } from './printed-pages.tsx';
import type { PageRun } from './use-page-counts.ts';

interface MeasuredPagesProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  /** The visible page, counted from 1. */
  readonly page?: number;
  /** Called with the number of pages of the run after each render. */
  readonly onCount: (run: PageRun, pages: number) => void;
}

/** Renders a run of pages, broken as in print, and reports their number. */
export function MeasuredPages({ run, choices, page = 1, onCount }: MeasuredPagesProps) {
  const flow = useRef<HTMLDivElement>(null);
  const [width] = pageSize(choices);
  // After every render, since a sheet that overflows its page renders again with smaller settings.
  useEffect(() => {
    let unmounted = false;
    const count = () => {
      if (unmounted || !flow.current) return;
      const { scrollWidth } = flow.current;
      onCount(run, Math.max(1, Math.round((scrollWidth / PIXELS_PER_MILLIMETRE + 2 * MARGIN) / width)));
      // The typeface may only have started to load with this render.
      if (document.fonts?.status === 'loading') document.fonts.ready.then(count, () => undefined);
    };
    // Deferred, so that a choice shows its effect first.
    const timer = setTimeout(count);
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  });
  return (
    <PageColumns ref={flow} choices={choices} page={page}>
      <PrintedPages subjects={run} choices={choices} />
    </PageColumns>
  );
}
