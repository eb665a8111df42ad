import { useLayoutEffect } from 'react';
import { usePrintStore } from '../../state/view/print-store.ts';
import { usePrinted } from '../../state/view/print-subjects.ts';
import { PageColumns } from './page-columns.tsx';
import { namesAtFoot, pageRules } from './page-rules.ts';
import { PrintedPages } from './printed-pages.tsx';

/** What comes out of the printer: the pages as the player chose them. On the page only while the browser prints. */
export function PrintedSheet() {
  const subjects = usePrinted();
  const choices = usePrintStore();
  const rules = pageRules(choices, namesAtFoot(subjects, choices));
  useLayoutEffect(() => applied(rules), [rules]);
  return (
    <div className="sheet-print-root">
      <PageColumns choices={choices}>
        <PrintedPages subjects={subjects} choices={choices} />
      </PageColumns>
    </div>
  );
}

/** Lets style rules hold until the function that it returns is called. No element, which a policy might forbid. */
function applied(rules: string): () => void {
  // Missing in old browsers: paper and margins are then theirs to ask for.
  const sheets: CSSStyleSheet[] | undefined = document.adoptedStyleSheets;
  if (!sheets) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...sheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
