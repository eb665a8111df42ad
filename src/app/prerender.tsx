import { renderToString } from 'react-dom/server';
import { Sheet } from '../sheet/sheet.tsx';
import { Root } from './root.tsx';
import { deriveSample } from './sample-sheet.tsx';

// Loaded with the module, because a module that a build imports with vite cannot import more later.
const model = await deriveSample();

/** Returns the HTML of the start page, for the page that is built (vite/prerender.ts). */
export const renderStartPage = (): string => renderToString(<Root sheet={<Sheet model={model} />} />);
