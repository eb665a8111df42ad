// The first of all style sheets: it has the order of the layers.
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../app/fonts/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the gallery');
await loadEveryRuleset();
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
