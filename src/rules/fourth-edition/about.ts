import type { RulesetAbout } from '../ruleset.ts';

/** What is known of the fourth edition before its rules are loaded. */
export const about: RulesetAbout = {
  id: 'fourth-edition',
  name: 'Fourth edition',
  description: 'The numbers of 2004, without lists: traits, skills and gear are typed in with their prices.',
  byDice: null,
  load: async () => (await import('./fourth-edition.ts')).fourthEditionRuleset,
};
