import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadProgram } from './program-loader.ts';
import { Root } from './root.tsx';
import './fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';

/** The part of `Window` that is read. */
interface FramedWindow {
  readonly parent: FramedWindow;
  readonly location: { readonly href: string };
}

/**
 * True where a page of another origin shows this one in a frame, directly or through frames in between. Such a page could
 * put an overlay on it and make the player click something hidden (clickjacking). Only a header could forbid that, and
 * files and simple hosts send none. Frames of the same origin are no danger.
 */
export function inForeignFrame(start: FramedWindow): boolean {
  try {
    for (let inner = start; inner.parent !== inner; inner = inner.parent) void inner.parent.location.href;
    return false;
  } catch {
    return true; // browsers throw on access to the location of another origin
  }
}

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The page has no place for the program');
const place = rootElement;

/** Removes the start page that is part of the built page, where something else is to be shown. */
function emptyPlace(): HTMLElement {
  place.removeAttribute('data-prerendered');
  place.replaceChildren();
  return place;
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
    .finally(() => createRoot(emptyPlace()).render(<Root />));
}
