import { StrictMode, useEffect, useState } from 'react';
import { StartPage } from '../features/start/start-page.tsx';
import { isOnStartPage, useViewStore } from '../state/view/view-store.ts';
import { loadedProgram, loadProgram } from './program-loader.ts';
import { readyMade } from './ready-made.ts';

const loadActions = async () => (await loadProgram()).startActions;

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
          readyMade={readyMade}
          loadActions={loadActions}
          continuing={program && <program.Continuing />}
          initialRuleset={program?.openRuleset()}
        />
      )}
    </StrictMode>
  );
}
