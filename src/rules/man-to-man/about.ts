import type { RulesetAbout } from '../ruleset.ts';
import { pages } from './pages.ts';

/** The optional rule that related skills help each other. */
export const improveFromDefault = 'improve-from-default';

/** Man to Man before it is loaded. */
export const about: RulesetAbout = {
  id: 'man-to-man',
  name: 'Man to Man',
  description: 'The combat game of 1985: four attributes, a few advantages, fighting skills, no disadvantages.',
  optionalRules: [
    {
      id: improveFromDefault,
      name: 'Defaults to other skills',
      explanation: 'A related skill already known serves untrained, and to go beyond that only the difference is paid.',
      onAtFirst: true,
      cite: pages.improveFromDefault,
    },
    {
      id: 'hit-locations',
      name: 'Hit locations',
      explanation: 'Armor counts where it is worn: the sheet lists head, torso, arms, legs, hands and feet.',
      onAtFirst: false,
      cite: pages.hitLocations,
    },
  ],
  byDice: '3 dice for each attribute, two weapon skills (or one and Shield) at DX + 1 die, and the gear for them.',
};
