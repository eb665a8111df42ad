import type { Ruleset } from '../ruleset.ts';
import { attributeMinimum } from './decisions.ts';
import { pages } from './pages.ts';

/** The optional rule that related skills help each other. */
export const improveFromDefault = 'improve-from-default';

/** The four attributes (p. 6). */
export const attributes = [
  {
    id: 'st',
    short: 'ST',
    name: 'Strength',
    meaning: 'damage, what one can carry, fatigue',
    minimum: attributeMinimum,
  },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'weapon skills and speed', minimum: attributeMinimum },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'wits, surprise and initiative', minimum: attributeMinimum },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum: attributeMinimum },
] as const;

/** Points for kinds of fighters (p. 5). */
export const budgets: Ruleset['budgets'] = [
  { points: 10, name: 'common scum' },
  { points: 20, name: 'tough scum' },
  { points: 40, name: 'city guard or rookie' },
  { points: 60, name: 'veteran' },
  { points: 80, name: 'veteran officer or mercenary' },
  { points: 100, name: 'hero' },
  { points: 125, name: 'exceptional' },
];

/** What the book leaves to the table. */
export const optionalRules: Ruleset['optionalRules'] = [
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
];
