import { createSpellRules } from '../shared/magic.ts';
import { lowManaPenalty, prerequisiteSpellLevel } from './decisions.ts';
import { pages } from './pages.ts';

/** The figures of magic (p. 30). */
export const magic = {
  lowManaPenalty,
  castingNotes: ['−1 for each spell you have on, −5 if you can neither see nor touch the subject'],
  cite: pages.magic,
} as const;

export const spellRules = createSpellRules(magic, prerequisiteSpellLevel);
