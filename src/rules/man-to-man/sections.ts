import type { Ruleset } from '../ruleset.ts';
import { attributeMinimum } from './decisions.ts';

/** The four attributes (p. 6). */
export const attributes = [
  {
    id: 'st',
    short: 'ST',
    name: 'Strength',
    meaning: 'damage, carrying capacity, fatigue',
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
