import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { pageOrientation } from '../../rules/print/print-choices.ts';
import { PIXELS_PER_MILLIMETRE } from '../../sheet/pixels-per-millimetre.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MeasuredPages } from './measured-pages.tsx';
import { MARGIN, namesAtFoot, pageSize, sharedFoot } from './page-rules.ts';
import { keyOf, type Run, runsOf, usePageCounts } from './use-page-counts.ts';
import './page-preview.css';

interface PagePreviewProps {
  /** At least one. */
  readonly subjects: readonly PrintSubject[];
  readonly choices: PrintChoices;
  /** More are still to come: what is on screen is counted, the rest when all are there. */
  readonly more: boolean;
}

/** The pages as they will come out, one at a time: the browser breaks them into columns of the size of a page. */
export function PagePreview({ subjects: all, choices: asked, more }: PagePreviewProps) {
  // A huge sheet takes a moment: what was chosen shows at once.
  const choices = useDeferredValue(asked);
  const subjects = useDeferredValue(all);
  const runs = useMemo(() => runsOf(subjects, choices), [subjects, choices]);
  const [width, height] = pageSize(choices);
  const [wanted, setWanted] = useState(1);
  const { frame, scale } = useScale(width);
  const { pagesOf, onCount } = usePageCounts(choices);
  const { run, page, before } = placeOf(runs, wanted, pagesOf);
  const uncounted = more ? undefined : runs.find((one) => one !== run && pagesOf(one) === undefined);
  const counting = more || (subjects.length > 1 && runs.some((one) => pagesOf(one) === undefined));
  const pages = runs.reduce((sum, one) => sum + (pagesOf(one) ?? 1), 0);
  const number = before + page;
  const words = counting ? `Page ${number}, counting…` : `Page ${number} of ${pages}`;
  const sheet = { inlineSize: `${width}mm`, blockSize: `${height}mm`, padding: `${MARGIN}mm` };
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
          <div className="page-preview-page" aria-hidden="true" inert style={{ ...sheet, scale }}>
            <MeasuredPages key={keyOf(run)} run={run} choices={choices} page={page} onCount={onCount} />
            <p className="page-preview-foot" style={{ insetInline: `${MARGIN}mm`, blockSize: `${MARGIN}mm` }}>
              <span>{sharedFoot(namesAtFoot(run, choices), choices.kind)}</span>
              <span>
                page {number} of {counting ? '…' : pages}
              </span>
            </p>
          </div>
        )}
        {uncounted && (
          <div className="page-preview-page page-preview-counted" aria-hidden="true" inert style={sheet}>
            <MeasuredPages key={keyOf(uncounted)} run={uncounted} choices={choices} onCount={onCount} />
          </div>
        )}
      </div>
      <div className="page-preview-turn">
        <IconButton
          icon="chevron"
          label="Page before"
          className="page-preview-back"
          aria-disabled={number === 1}
          onClick={() => setWanted(Math.max(1, number - 1))}
        />
        <p aria-live="polite">{words}</p>
        <IconButton
          icon="chevron"
          label="Next page"
          aria-disabled={number === pages}
          onClick={() => setWanted(Math.min(pages, number + 1))}
        />
      </div>
    </section>
  );
}

/** The run that a page is of, counted from 1 over all, which page of it that is, and how many pages stand before it. */
function placeOf(runs: readonly Run[], wanted: number, pagesOf: (run: Run) => number | undefined) {
  let before = 0;
  for (const [i, run] of runs.entries()) {
    const pages = pagesOf(run) ?? 1;
    if (wanted <= before + pages || i === runs.length - 1) {
      return { run, page: Math.min(wanted - before, pages), before };
    }
    before += pages;
  }
  return { run: undefined, page: 1, before: 0 };
}

/** How much smaller than paper the preview is. */
function useScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScale(element.clientWidth / (width * PIXELS_PER_MILLIMETRE)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);
  return { frame, scale };
}
