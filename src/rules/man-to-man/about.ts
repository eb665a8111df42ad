import type { RulesetAbout } from '../ruleset.ts';

/** What is known of Man to Man before its rules are loaded. */
export const about: RulesetAbout = {
  id: 'man-to-man',
  name: 'Man to Man',
  description: 'The combat game of 1985: four attributes, a few advantages, fighting skills, no disadvantages.',
  byDice: '3 dice for each attribute, two weapon skills (or one and Shield) at DX + 1 die, and the gear for them.',
  load: async () => (await import('./man-to-man.ts')).manToManRuleset,
};
