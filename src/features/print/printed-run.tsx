import { memo, useEffect } from 'react';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldToMain } from '../../state/view/idle.ts';
import { reportPrepared } from '../../state/view/print-preparation.ts';
import { DrawnPage } from './drawn-page.tsx';
import { layOutRun, type PageRun, useReferencesOf } from './page-run.ts';

interface PrintedRunProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  /** The position among the runs, counted from 1. */
  readonly position: number;
  /** The pages of the runs before it, and of all; null while that is not known. */
  readonly before: number;
  readonly all: number | null;
}

/** The pages of a run for the printer. */
export const PrintedRun = memo(function PrintedRun({ run, choices, position, before, all }: PrintedRunProps) {
  const references = useReferencesOf(run, choices);
  const laidOut = layOutRun(run, choices, references === 'failed' ? null : references);
  useEffect(() => {
    // The next one in a separate task.
    yieldToMain().then(
      () => reportPrepared(position),
      () => undefined,
    );
  }, [position]);
  const { width, height, count } = laidOut.pages;
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return (
    <div className="printed-run">
      {numbers.map((page) => (
        <div
          key={page}
          className="printed-page"
          // A little lower than the paper, so that rounding makes no empty page.
          style={{ inlineSize: `${width}pt`, blockSize: `${height - 1}pt` }}
        >
          <DrawnPage laidOut={laidOut} choices={choices} page={page} number={before + page} all={all} />
        </div>
      ))}
      {references === 'failed' && (
        <p className="printed-missing">
          The pages after the sheet could not be loaded. Choose them again when you are online.
        </p>
      )}
    </div>
  );
});
