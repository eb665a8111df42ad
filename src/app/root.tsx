import { StrictMode, useEffect, useRef, useState } from 'react';
import { SampleFigure } from '../features/start/sample-figure.tsx';
import { type StartOffers, StartPage } from '../features/start/start-page.tsx';
import { isOnStartPage, useViewStore } from '../state/view/view-store.ts';
import { loadedProgram, loadProgram } from './program-loader.ts';
import { readyMade, sample } from './ready-made.ts';
import { templateTiles } from './start-templates.ts';

const loadActions = async () => (await loadProgram()).startActions;

const offers: StartOffers = {
  readyMade,
  templates: templateTiles,
  loadSearch: async () => (await import('./search-starts.ts')).findChoices,
};

/** The start page, or the program; behind the start page the program is loaded as soon as the browser is idle. */
export function Root() {
  const onStartPage = useViewStore(isOnStartPage);
  const [program, setProgram] = useState(loadedProgram);
  useEffect(() => {
    if (program) return;
    const load = () => void loadProgram().then((all) => setProgram(all), console.error);
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 1_000 });
    else setTimeout(load, 200);
  }, [program]);
  useBeginningOfScreen(program !== null);
  return (
    <StrictMode>
      {program && <program.Program />}
      {onStartPage && (
        <StartPage
          offers={offers}
          loadActions={loadActions}
          continuing={program && <program.Continuing />}
          lastRuleset={program?.lastRuleset()}
          sample={<SampleFigure of={sample.name}>{program && <program.SampleSheet />}</SampleFigure>}
        />
      )}
    </StrictMode>
  );
}

/**
 * Scrolls to the top and moves the focus there when the start page is left or shown: the control that was pressed had the
 * focus, and is gone. Here and not in the program, which may be loaded only after the press.
 */
function useBeginningOfScreen(isLoaded: boolean): void {
  const startPage = useViewStore((view) => view.startPage);
  const shown = useRef(startPage);
  useEffect(() => {
    if (shown.current === startPage || !(isLoaded || startPage)) return;
    shown.current = startPage;
    document.getElementById(startPage ? 'start' : 'main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [startPage, isLoaded]);
}
