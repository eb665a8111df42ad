import type { ChapterId } from '../../state/view/view-state.ts';
import type { Drawing } from '../../ui/icon.tsx';

/** The drawing of each chapter: in the rail, and in the picker at its entries. */
export const chapterDrawings = {
  // a person
  concept: 'M10 9.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM3.3 17.3c.3-3.5 3-5.3 6.7-5.3s6.4 1.8 6.7 5.3Z',
  // a dumbbell
  attributes: 'M3.7 6.7v6.6M6.7 4.7v10.6M13.3 4.7v10.6M16.3 6.7v6.6M6.7 10h6.6M1.8 10h1.9M16.3 10h1.9',
  // a star
  traits: 'm10 2.7 2.2 4.7 5.1.7-3.7 3.6.9 5.1-4.5-2.5-4.5 2.5.9-5.1-3.7-3.6 5.1-.7Z',
  // a target
  skills:
    'M10 17.3a7.3 7.3 0 1 0 0-14.6 7.3 7.3 0 0 0 0 14.6ZM10 13.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM10 10h.01',
  // a wand and its sparks
  spells: 'm3 17 7.6-7.6M13 2.7l1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1ZM5.3 3.3v3M3.8 4.8h3M16.2 12.7v3M14.7 14.2h3',
  // a backpack
  equipment:
    'M7.3 5V3.8c0-.7.5-1.1 1.1-1.1h3.2c.6 0 1.1.4 1.1 1.1V5M4.3 17.3V8.7C4.3 6.3 5.8 5 8 5h4c2.2 0 3.7 1.3 3.7 3.7v8.6ZM7 17.3v-5h6v5M8 8.7h4M2.5 11v4.5M17.5 11v4.5',
} as const satisfies Record<ChapterId, Drawing>;
