import { useLayoutEffect } from 'react';
import { usePrintStore } from '../../state/print-store.ts';
import { useSheet } from '../../state/sheet.ts';
import { PageColumns } from './page-columns.tsx';
import { pageRules } from './page-rules.ts';
import { SheetPages } from './sheet-pages.tsx';

/** What comes out of the printer: the pages as the player chose them. On the page only while the browser prints. */
export function PrintedSheet() {
  const sheet = useSheet((all) => all);
  const choices = usePrintStore();
  const rules = pageRules(choices, sheet.model.head.name);
  useLayoutEffect(() => applied(rules), [rules]);
  return (
    <div className="sheet-print-root">
      <PageColumns choices={choices}>
        <SheetPages sheet={sheet} choices={choices} />
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
