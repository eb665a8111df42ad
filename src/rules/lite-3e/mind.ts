import type { MindRules } from '../third-edition/mind.ts';
import { pages } from './pages.ts';

/** Sense rolls and Will rolls (p. 24). */
export const mindRules: MindRules = {
  perception: 'every sense roll',
  senses: [
    { stat: 'vision', name: 'Vision' },
    { stat: 'hearing', name: 'Hearing' },
    { stat: 'tasteSmell', name: 'Taste and smell' },
  ],
  willNote: 'a roll of 14 or more fails, except against influence skills and mind control',
  cite: pages.mind,
};
