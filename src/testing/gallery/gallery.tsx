import { useState } from 'react';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { BlockStates } from './sheet-states.tsx';
import {
  choiceStates,
  fieldStates,
  listStates,
  messageStates,
  navigationStates,
  overlayStates,
  type PartState,
} from './ui-states.tsx';

const sections: readonly { readonly title: string; readonly states: readonly PartState[] }[] = [
  { title: 'Fields', states: fieldStates },
  { title: 'Buttons and choices', states: choiceStates },
  { title: 'Messages and measures', states: messageStates },
  { title: 'Lists', states: listStates },
  { title: 'Navigation', states: navigationStates },
  { title: 'What opens over the page', states: overlayStates },
];

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Every part of `ui` and every block of the sheet in its states: a page of the development server only. */
export function Gallery() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  const chooseTheme = (chosen: typeof theme) => {
    setTheme(chosen);
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  return (
    <main style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)', padding: '1rem' }}>
      <h1>Gallery</h1>
      <SegmentedControl label="Theme" value={theme} options={themes} onCommit={chooseTheme} />
      {sections.map(({ title, states }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div
            style={{
              display: 'grid',
              gap: '1.5rem',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
            }}
          >
            {states.map(({ name, content }) => (
              <section key={name} aria-label={name} style={{ minInlineSize: 0 }}>
                <h3>{name}</h3>
                {content}
              </section>
            ))}
          </div>
        </section>
      ))}
      <BlockStates />
      <LiveRegion />
    </main>
  );
}
