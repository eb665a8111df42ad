import { useEffect, useRef } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { PIXELS_PER_MILLIMETRE } from '../../sheet/pixels-per-millimetre.ts';
import { PageColumns } from './page-columns.tsx';
import { MARGIN, pageSize } from './page-rules.ts';
import { PrintedPages } from './printed-pages.tsx';
import type { Run } from './use-page-counts.ts';

interface MeasuredPagesProps {
  readonly run: Run;
  readonly choices: PrintChoices;
  /** The page that is seen, counted from 1. */
  readonly page?: number;
  /** Told how many pages the run has whenever it was drawn. */
  readonly onCount: (run: Run, pages: number) => void;
}

/** A run of pages, broken as they will be printed, which counts itself. */
export function MeasuredPages({ run, choices, page = 1, onCount }: MeasuredPagesProps) {
  const flow = useRef<HTMLDivElement>(null);
  const [width] = pageSize(choices);
  // After every drawing: a sheet that is told that it has more pages than one tries to do with less.
  useEffect(() => {
    let gone = false;
    const count = () => {
      if (gone || !flow.current) return;
      const { scrollWidth } = flow.current;
      onCount(run, Math.max(1, Math.round((scrollWidth / PIXELS_PER_MILLIMETRE + 2 * MARGIN) / width)));
      // The typeface may have been asked for only now.
      if (document.fonts?.status === 'loading') document.fonts.ready.then(count, () => undefined);
    };
    // In its own time, so that what was chosen shows first.
    const soon = setTimeout(count);
    return () => {
      gone = true;
      clearTimeout(soon);
    };
  });
  return (
    <PageColumns ref={flow} choices={choices} page={page}>
      <PrintedPages subjects={run} choices={choices} />
    </PageColumns>
  );
}
