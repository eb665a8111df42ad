import { renderToString } from 'react-dom/server';
import { Root } from './root.tsx';

/** Returns the HTML of the start page, for the page that is built (vite/prerender.ts). */
export function renderStartPage(): string {
  return renderToString(<Root />);
}
