import { type ComponentType, lazy, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { SampleFigure } from '../features/start/sample-figure.tsx';
import { type StartOffers, StartPage } from '../features/start/start-page.tsx';
import { idle } from '../state/view/idle.ts';
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

/** Stays as the built page has it: nothing is loaded to draw the same sheet again. */
const BuiltSheet = lazy<ComponentType>(() => new Promise(() => {}));

/** Nobody waits for it. Where it cannot be loaded, its place stays empty. */
const DrawnSheet = lazy<ComponentType>(async () => {
  try {
    await loadProgram();
    await idle();
    return { default: (await import('./sample-sheet.tsx')).SampleSheet };
  } catch {
    return { default: () => null };
  }
});

const sampleOf = (sheet: ReactNode): ReactNode => <SampleFigure of={sample.name}>{sheet}</SampleFigure>;
// Elements that stay the same: React keeps the sheet of the built page while nothing around it changes.
const builtSample = sampleOf(<BuiltSheet />);
const drawnSample = sampleOf(<DrawnSheet />);

interface RootProps {
  /** The sheet that the start page shows, while the page is built. */
  readonly sheet?: ReactNode;
  /** This takes over a built page, with that sheet in it. */
  readonly built?: boolean;
}

/** The start page, or the program; behind the start page the program is loaded as soon as the browser is idle. */
export function Root({ sheet, built = false }: RootProps) {
  const onStartPage = useViewStore(isOnStartPage);
  const [program, setProgram] = useState(loadedProgram);
  const [isBuilt, setBuilt] = useState(built);
  if (isBuilt && !onStartPage) setBuilt(false); // once it has been left, the built page is gone
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
          sample={sheet ? sampleOf(sheet) : isBuilt ? builtSample : drawnSample}
        />
      )}
    </StrictMode>
  );
}
