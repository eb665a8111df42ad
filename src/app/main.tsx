import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../features/failure/error-boundary.tsx';
import { loadRuleset } from '../rules/rulesets.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { useViewStore } from '../state/view/view-store.ts';
import { App } from './app.tsx';
import { inForeignFrame } from './foreign-frame.ts';
import { followAddress } from './routes.ts';
import { loadFirstScreens, loadOtherScreens } from './screens.ts';
import { startUp } from './start-up.ts';
import './fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import './app.css';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no place for the program');
const root = createRoot(rootElement);

function start(): void {
  followAddress();
  Promise.allSettled([
    // The ruleset of the blank character that a first visit shows: it loads while storage is read.
    loadRuleset(useCharacterStore.getState().saved.ruleset),
    startUp(),
    loadFirstScreens(useViewStore.getState()),
  ])
    .then(() => {
      root.render(
        <StrictMode>
          <ErrorBoundary name="Pointwright">
            <App />
          </ErrorBoundary>
        </StrictMode>,
      );
      loadOtherScreens();
      return import('./after-start.ts').then(({ runAfterFirstRender }) => runAfterFirstRender());
    })
    .catch(console.error);
}

// Before anything is read from storage or can be clicked.
if (inForeignFrame(window)) {
  import('./framed-page.tsx')
    .then(({ FramedPage }) => root.render(<FramedPage address={location.href} />))
    .catch(console.error);
} else start();
