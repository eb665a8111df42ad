import { memo, useLayoutEffect, useMemo, useState } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { FittingContext } from '../../sheet/page-fit.ts';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import { reportPrepared, usePrintPreparation } from '../../state/view/print-preparation.ts';
import { PageColumns } from './page-columns.tsx';
import { PrintedPages } from './printed-pages.tsx';
import type { PageRun } from './use-page-counts.ts';

interface PrintedRunProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  /** Counted from 1. */
  readonly number: number;
  /** The CSS name of its pages, where several runs have each their own foot. */
  readonly page: string | undefined;
}

/** A run of pages for the printer, fitted in columns of the size of a page. */
export const PrintedRun = memo(function PrintedRun({ run, choices, number, page }: PrintedRunProps) {
  const [isReady, setReady] = useState(false);
  const isPreparing = usePrintPreparation(({ phase }) => phase === 'preparing');
  const isPrepared = usePrintPreparation(({ phase }) => phase !== 'none') && isReady;
  const inSlices = isPreparing || isPrepared; // unchanged when the browser prints what was prepared
  const fitting = useMemo(
    () => ({ rest: inSlices ? yieldBetween(yieldToMain) : undefined, onFit: () => setReady(true) }),
    [inSlices],
  );
  useLayoutEffect(() => {
    if (choices.kind === 'stat-block') setReady(true); // which are fitted by now
  }, [choices.kind]);
  useLayoutEffect(() => {
    if (!isReady) return;
    // The next one in a task of its own.
    yieldToMain().then(
      () => reportPrepared(number),
      () => undefined,
    );
  }, [isReady, number]);
  return (
    <div className="printed-run" style={page === undefined ? undefined : { page }} data-ready={isReady || undefined}>
      <FittingContext value={fitting}>
        <PageColumns choices={choices}>
          <PrintedPages run={run} choices={choices} />
        </PageColumns>
      </FittingContext>
    </div>
  );
});
