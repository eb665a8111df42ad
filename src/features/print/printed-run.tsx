import { memo, type ReactNode, type Ref, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DerivedCharacter as WorkedSheet } from '../../rules/derive-character.ts';
import { ReferenceSheet, WorkedPages } from '../../sheet/further-pages.tsx';
import { FittingContext } from '../../sheet/page-fit.ts';
import { PaperSheet } from '../../sheet/paper-sheet.tsx';
import { StatBlockPages } from '../../sheet/stat-block-page.tsx';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import { workedNumbers } from '../../sheet-model/model/worked-numbers.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { useReferences } from './chosen-references.ts';
import { halfHeight, margin, type PageRun, pageSize } from './use-page-counts.ts';
import '../../sheet/print.css';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import { reportPrepared } from '../../state/view/print-preparation.ts';

interface SheetPagesProps {
  readonly sheet: WorkedSheet;
  readonly model: SheetModel;
  readonly choices: PrintChoices;
}

/** The pages of one character: the sheet, and the chosen pages after it. */
export function SheetPages({ sheet, model, choices }: SheetPagesProps) {
  const { kind, density } = choices;
  const appendix = kind === 'sheet' && choices.appendix;
  const worked = useMemo(() => (appendix ? workedNumbers(sheet) : []), [sheet, appendix]);
  const references = useReferences(sheet, choices);
  const onFit = use(FittingContext)?.onFit;
  const wereLoading = useRef(false);
  useLayoutEffect(() => {
    if (wereLoading.current) onFit?.(); // there are more pages than when the sheet was fitted
    wereLoading.current = references === null;
  }, [references, onFit]);
  return (
    <>
      <PaperSheet model={model} choices={choices} />
      {references === 'failed' ? (
        <p className="sheet-paper sheet-more">
          The pages after the sheet could not be loaded. Choose them again when you are online.
        </p>
      ) : (
        references?.map((page) => <ReferenceSheet key={page.id} page={page} density={density} />)
      )}
      {appendix && <WorkedPages numbers={worked} density={density} />}
    </>
  );
}

interface PrintedPagesProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
}

/** The pages of a run: a whole sheet, or stat blocks two to a page. */
export function PrintedPages({ run, choices }: PrintedPagesProps) {
  const blocks = useMemo(() => run.map(({ id, model }) => ({ key: id, model })), [run]);
  if (choices.kind === 'stat-block') {
    return <StatBlockPages subjects={blocks} halfHeight={halfHeight(choices)} blankRows={choices.blankRows} />;
  }
  return run.map(({ id, sheet, model }) => <SheetPages key={id} sheet={sheet} model={model} choices={choices} />);
}

interface PageColumnsProps {
  readonly choices: PrintChoices;
  /** The page shown in the position of the first, counted from 1. */
  readonly page?: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * Breaks its content into columns of the size of a page, a page apart: for turning pages in the preview, and for checking
 * whether a sheet fits on one. In print the browser makes the pages.
 */
export function PageColumns({ choices, page = 1, ref, children }: PageColumnsProps) {
  const [width, height] = pageSize(choices);
  const inner = { inlineSize: `${width - 2 * margin}mm`, blockSize: `${height - 2 * margin}mm` };
  return (
    <div
      ref={ref}
      className="page-columns"
      style={{
        ...inner,
        columnWidth: inner.inlineSize,
        columnGap: `${2 * margin}mm`,
        translate: `${-(page - 1) * width}mm`,
      }}
    >
      {children}
    </div>
  );
}

interface PrintedRunProps {
  readonly run: PageRun;
  readonly choices: PrintChoices;
  /** Counted from 1. */
  readonly number: number;
  /** The CSS name of its pages, if several runs each have their own foot. */
  readonly page: string | undefined;
}

/** A run of pages for the printer, fitted in columns of the size of a page. */
export const PrintedRun = memo(function PrintedRun({ run, choices, number, page }: PrintedRunProps) {
  const [isReady, setReady] = useState(false);
  const isPreparing = useViewStore(({ printPreparation: { phase } }) => phase === 'preparing');
  const isPrepared = useViewStore(({ printPreparation: { phase } }) => phase !== 'none') && isReady;
  const inSlices = isPreparing || isPrepared; // unchanged when the browser prints the prepared pages
  const fitting = useMemo(
    () => ({ rest: inSlices ? yieldBetween(yieldToMain) : undefined, onFit: () => setReady(true) }),
    [inSlices],
  );
  useLayoutEffect(() => {
    if (choices.kind === 'stat-block') setReady(true); // which are fitted by now
  }, [choices.kind]);
  useLayoutEffect(() => {
    if (!isReady) return;
    // The next one in a separate task.
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
