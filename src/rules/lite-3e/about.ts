import type { RulesetAbout } from '../ruleset.ts';

/** What is known of GURPS Lite before its rules are loaded. */
export const about: RulesetAbout = {
  id: 'lite-3e',
  name: 'GURPS Lite 3e',
  description:
    'The free short rules of 1998 for any setting: advantages, disadvantages, quirks, skills of body and mind.',
  byDice: null,
  load: async () => (await import('./lite-3e.ts')).lite3eRuleset,
};
