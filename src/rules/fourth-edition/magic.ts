import { createSpellRules } from '../shared/magic.ts';
import { lowManaPenalty } from './decisions.ts';
import { pages } from './pages.ts';

/** The figures of magic (pp. 234–241). A point in a spell makes it a prerequisite of others. */
export const magic = {
  lowManaPenalty,
  castingNotes: [
    '−1 for each spell you have on; −1 for each yard to the subject of a regular spell, −5 if you can neither see nor touch it',
    'At 15 it costs 1 less to cast and to maintain, at 20 2 less, and 1 less for each 5 more',
  ],
  cite: pages.magic,
} as const;

export const spellRules = createSpellRules(magic, null);
