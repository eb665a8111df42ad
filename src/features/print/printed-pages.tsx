import { useMemo } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { StatBlockPages } from '../../sheet/stat-block-page.tsx';
import { halfHeight } from './page-rules.ts';
import { SheetPages } from './sheet-pages.tsx';
import type { PageRun } from './use-page-counts.ts';

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
