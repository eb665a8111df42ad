import type { Audience } from '../../../catalog/effect.ts';

/** Whose reaction an entry changes: in words, and the wider circle of people to which they belong. */
export const audiences: Readonly<Record<Audience, { readonly words: string; readonly within?: Audience }>> = {
  'own-race': { words: 'your own race' },
  'own-race-same-sex': { words: 'your own race, the same sex', within: 'own-race' },
  'own-race-opposite-sex': { words: 'your own race, the other sex', within: 'own-race' },
  'own-kind': { words: 'your own kind' },
  others: { words: 'everyone but your own kind' },
  adults: { words: 'those who should treat you as an adult' },
  'those-who-hear-you': { words: 'those who hear your voice' },
  'health-conscious': { words: 'health-conscious people' },
  'young-or-naive': { words: 'the young and naive' },
  experienced: { words: 'experienced people' },
  'soldiers-and-police': { words: 'soldiers and police' },
  'trusting-in-danger': { words: 'those who must trust you in danger' },
  'wild-animals': { words: 'wild animals' },
  'tame-animals': { words: 'tame animals' },
};
