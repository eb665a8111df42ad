import type { RulesetAbout } from '../ruleset.ts';

/** The fourth edition before it is loaded. */
export const about: RulesetAbout = {
  id: 'fourth-edition',
  name: 'Fourth edition',
  description: 'The numbers of 2004, without lists: traits, skills and gear are typed in with their prices.',
  byDice: null,
  load: async () => (await import('./fourth-edition.ts')).fourthEdition,
};
