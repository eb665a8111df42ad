import { useMemo } from 'react';
import { buildModel } from '../../rules/model/build-model.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { StatBlockPages } from '../../sheet/stat-block-page.tsx';
import type { PrintSubject } from '../../state/view/print-subjects.ts';
import { halfHeight, pageName } from './page-rules.ts';
import { SheetPages } from './sheet-pages.tsx';
import './printed-pages.css';

interface PrintedPagesProps {
  readonly subjects: readonly PrintSubject[];
  readonly choices: PrintChoices;
}

/** All pages to print: one sheet after the other, each on separate pages, or stat blocks two to a page. */
export function PrintedPages({ subjects, choices }: PrintedPagesProps) {
  const blocks = useMemo(() => subjects.map(({ id, sheet }) => ({ key: id, model: buildModel(sheet) })), [subjects]);
  if (choices.kind === 'stat-block') {
    return <StatBlockPages subjects={blocks} halfHeight={halfHeight(choices)} blankRows={choices.blankRows} />;
  }
  return subjects.map(({ id, sheet }, i) => (
    <div key={id} className="printed-pages" style={subjects.length > 1 ? { page: pageName(i) } : undefined}>
      <SheetPages sheet={sheet} choices={choices} />
    </div>
  ));
}
