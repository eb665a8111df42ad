import { useEffect, useState } from 'react';
import { paperSize } from '../../pdf/paper.ts';
import { type PrintChoices, pageOrientation } from '../../sheet-model/print/print-choices.ts';
import { yieldToMain } from '../../state/view/idle.ts';
import { IconButton } from '../../ui/buttons.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { layOutRun, type PageRun, runKey, useReferencesOf } from './page-run.ts';
import type { PageCounts } from './use-page-counts.ts';
import './print-dialog.css';

interface PreviewedPageProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  /** The page of the run, its number among all, and the number of all pages if it is known. */
  readonly page: number;
  readonly number: number;
  readonly all: number | null;
  readonly onCount: PageCounts['onCount'];
}

/** A page of a run, as it will be printed; reports the number of the pages of its run. */
function PreviewedPage({ run, choices, page, number, all, onCount }: PreviewedPageProps) {
  const references = useReferencesOf(run, choices);
  const laidOut = layOutRun(run, choices, references === 'failed' ? null : references);
  const { count, missing } = laidOut.pages;
  useEffect(() => onCount({ run, pages: count, missing }), [run, count, missing, onCount]);
  return (
    <>
      <DrawnPage laidOut={laidOut} choices={choices} page={page} number={number} all={all} />
      {references === 'failed' && (
        <p className="page-preview-missing">
          The pages after the sheet could not be loaded. Choose them again when you are online.
        </p>
      )}
    </>
  );
}

interface CountedRunProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  readonly onCount: PageCounts['onCount'];
}

/** Counts the pages of a run that is not seen, in a task of its own. */
function CountedRun({ run, choices, onCount }: CountedRunProps) {
  const references = useReferencesOf(run, choices);
  useEffect(() => {
    if (references === null) return;
    let active = true;
    const countPages = () => {
      if (!active) return;
      const { count, missing } = layOutRun(run, choices, references === 'failed' ? null : references).pages;
      onCount({ run, pages: count, missing });
    };
    yieldToMain().then(countPages, () => undefined);
    return () => {
      active = false;
    };
  }, [run, choices, references, onCount]);
  return null;
}

interface PagePreviewProps {
  readonly choices: PrintChoices;
  /** Of at least one run. */
  readonly counts: PageCounts;
}

/**
 * A preview of the printed pages, one at a time: those that the PDF has and that the browser prints. Of several sheets, those
 * that are not seen are laid out one after the other to count their pages.
 */
export function PagePreview({ choices, counts }: PagePreviewProps) {
  const { runs, pagesOf, onCount, isCounting, isTotalKnown } = counts;
  const [width, height] = paperSize(choices);
  const [pageNumber, setPageNumber] = useState(1);
  const { run, page, before } = placeOf(runs, pageNumber, pagesOf);
  const uncounted = isCounting
    ? runs.find((candidate) => candidate !== run && pagesOf(candidate) === undefined)
    : undefined;
  const pages = runs.reduce((sum, candidate) => sum + (pagesOf(candidate) ?? 1), 0);
  const number = before + page;
  const words = isTotalKnown ? `Page ${number} of ${pages}` : `Page ${number}`;
  return (
    <section className="page-preview" aria-label="Preview">
      <div
        className="page-preview-frame"
        role="img"
        aria-label={`${words}, as it will be printed`}
        data-orientation={pageOrientation(choices)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {run && (
          <div className="page-preview-page" aria-hidden="true">
            <PreviewedPage
              key={runKey(run)}
              run={run}
              choices={choices}
              page={page}
              number={number}
              all={isTotalKnown ? pages : null}
              onCount={onCount}
            />
          </div>
        )}
        {uncounted && <CountedRun key={runKey(uncounted)} run={uncounted} choices={choices} onCount={onCount} />}
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
