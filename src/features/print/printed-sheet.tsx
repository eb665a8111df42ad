import { useLayoutEffect } from 'react';
import { usePrintStore } from '../../state/view/print-store.ts';
import { usePrinted } from '../../state/view/print-subjects.ts';
import { PageColumns } from './page-columns.tsx';
import { namesAtFoot, pageRules } from './page-rules.ts';
import { PrintedPages } from './printed-pages.tsx';

/** The pages for the printer, with the player's choices. Rendered only while the browser prints. */
export function PrintedSheet() {
  const subjects = usePrinted();
  const choices = usePrintStore();
  const rules = pageRules(choices, namesAtFoot(subjects, choices));
  useLayoutEffect(() => applyRules(rules), [rules]);
  return (
    <div className="sheet-print-root">
      <PageColumns choices={choices}>
        <PrintedPages subjects={subjects} choices={choices} />
      </PageColumns>
    </div>
  );
}

/** Applies style rules; returns a function that removes them. Not by a style element, which a policy might forbid. */
function applyRules(rules: string): () => void {
  // Missing in old browsers, whose print dialog then sets paper and margins.
  const sheets: CSSStyleSheet[] | undefined = document.adoptedStyleSheets;
  if (!sheets) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...sheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
