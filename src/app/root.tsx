import { StrictMode, useEffect, useState } from 'react';
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
