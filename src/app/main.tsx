import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { followAddress } from './routes.ts';
import { startUp } from './start-up.ts';
import './fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import './app.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the program');
const root = createRoot(place);

startUp()
  .catch(console.error)
  .finally(() => {
    followAddress();
    root.render(
      <StrictMode>
        <ErrorBoundary name="Pointwright">
          <App />
        </ErrorBoundary>
      </StrictMode>,
    );
  });
