import { useLayoutEffect, useMemo } from 'react';
import { loadRuleset } from '../../rules/rulesets.ts';
import { type PrintChoices, pageOrientation } from '../../sheet-model/print/print-choices.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { idle } from '../../state/view/idle.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { printChoices, usePrintChoices, usePrinted } from '../../state/view/print-subjects.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { isAnyChosen, loadReferences } from './chosen-references.ts';
import { pageCount, runKey, runsOf } from './page-run.ts';
import { isPortraitDrawn, loadPortraits } from './printed-portraits.ts';
import { PrintedRun } from './printed-run.tsx';
import '../../sheet/print.css';

/**
 * The pages for the printer, with the player's choices. Rendered only while the browser prints, and while several sheets are
 * prepared for it: then one is added when the one before it is ready.
 */
export function PrintedSheet() {
  const printed = usePrinted();
  const currentChoices = usePrintChoices();
  const { phase, ready, ...prepared } = useViewStore((view) => view.printPreparation);
  const choices = prepared.choices ?? currentChoices;
  const currentRuns = useMemo(() => runsOf(printed, currentChoices), [printed, currentChoices]);
  const runs = phase === 'none' ? currentRuns : prepared.runs;
  const { paper, kind, orientation } = choices;
  useLayoutEffect(() => applyRules(pageRules({ paper, kind, orientation })), [paper, kind, orientation]);
  const count = { none: runs.length, preparing: ready + 1, complete: ready, printing: ready, removing: ready }[phase];
  const shown = runs.slice(0, count);
  const isComplete = count >= runs.length;
  const counts = isComplete ? shown.map((run) => pageCount(run, choices)) : [];
  const all = isComplete ? counts.reduce((sum, pages) => sum + pages, 0) : null;
  return (
    <div className="sheet-print-root">
      {shown.map((run, i) => (
        <PrintedRun
          key={runKey(run)}
          run={run}
          choices={choices}
          position={i + 1}
          before={counts.slice(0, i).reduce((sum, pages) => sum + pages, 0)}
          all={all}
        />
      ))}
    </div>
  );
}

/** The style rules of the printed pages, which have their margins and feet within. */
export const pageRules = (page: Pick<PrintChoices, 'paper' | 'kind' | 'orientation'>): string =>
  `@page { size: ${{ a4: 'A4', letter: 'letter' }[page.paper]} ${pageOrientation(page)}; margin: 0; }`;

/**
 * Loads the parts that the chosen pages of the open character need, before the browser's print command, which does not
 * wait.
 */
async function loadChosenReferences(): Promise<void> {
  const choices = printChoices();
  if (!isAnyChosen(choices)) return;
  try {
    const ruleset = await loadRuleset(useCharacterStore.getState().saved.ruleset);
    await loadReferences([{ ruleset }], choices);
  } catch {
    // Without a network the sheet is printed with a sentence in their place.
  }
}

/** Loads the drawings for the same reason: the browser's print command does not wait for them. */
async function loadShownPortrait(): Promise<void> {
  const { portrait, concept } = useCharacterStore.getState().saved.character;
  if (isPortraitDrawn({ portrait, drawing: concept.drawing }, printChoices())) await loadPortraits();
}

void loadChosenReferences();
void idle().then(loadShownPortrait);
usePreferences.subscribe(({ print }, before) => {
  if (print !== before.print) void loadChosenReferences();
});
useCharacterStore.subscribe(({ saved }, before) => {
  if (saved.ruleset !== before.saved.ruleset) void loadChosenReferences();
  const { portrait, concept } = saved.character;
  const past = before.saved.character;
  if (portrait !== past.portrait || concept !== past.concept) void loadShownPortrait();
});

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
