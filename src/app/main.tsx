// The first of all style sheets: it has the order of the layers.
import '../ui/tokens.css';
import '../ui/base.css';
import './fonts/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { inForeignFrame } from './foreign-frame.ts';
import { loadProgram } from './program-loader.ts';
import { Root } from './root.tsx';

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no place for the program');
const place = rootElement;

/** Removes the start page that is part of the built page, if something else is to be shown. */
function emptyPlace(): HTMLElement {
  place.removeAttribute('data-prerendered');
  place.replaceChildren();
  return place;
}

/** Removes the page of the last visit (last-page.ts) in the frame in which the program is there instead. */
function takeOver(program: HTMLElement): void {
  const lastPage = document.getElementById('last-page');
  if (!lastPage) return;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    lastPage.remove();
  }).observe(program, { childList: true });
}

// Before anything is read from storage or can be clicked.
if (inForeignFrame(window)) {
  import('./framed-page.tsx')
    .then(({ FramedPage }) => createRoot(emptyPlace()).render(<FramedPage address={location.href} />))
    .catch(console.error);
} else if (document.documentElement.dataset.visit === 'first') {
  // In development there is no built page to take over.
  if (place.hasChildNodes()) hydrateRoot(place, <Root />);
  else createRoot(place).render(<Root />);
} else {
  loadProgram()
    .catch(console.error) // the root tries again
    .finally(() => {
      createRoot(emptyPlace()).render(<Root />);
      takeOver(place);
    });
}
