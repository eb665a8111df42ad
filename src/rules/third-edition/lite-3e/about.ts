import type { RulesetAbout } from '../../ruleset.ts';

/** The facts about GURPS Lite that are known before its rules are loaded. */
export const about: RulesetAbout = {
  id: 'lite-3e',
  family: 'third-edition',
  name: 'GURPS Lite 3e',
  description:
    'The free short rules of 1998, for any setting: advantages, disadvantages, quirks, physical and mental skills.',
  byDice: null,
  usualSetting: { techLevel: 3 },
  heroes: [
    {
      id: 'fighter',
      name: 'Fighter',
      line: 'Broadsword and shield: fights in the front rank.',
      spent: 80,
      budget: 100,
    },
    { id: 'archer', name: 'Archer', line: 'Bow and knife: sharp eyes, steady aim.', spent: 80, budget: 100 },
    {
      id: 'scout',
      name: 'Scout',
      line: 'Finds the trail and the ambush, and comes back unseen.',
      spent: 81,
      budget: 100,
    },
    {
      id: 'thief',
      name: 'Thief',
      line: 'Locks, pockets and rooftops; a knife when all else fails.',
      spent: 76,
      budget: 100,
    },
    {
      id: 'scholar',
      name: 'Scholar',
      line: 'Has read it, can look it up, and speaks the language.',
      spent: 75,
      budget: 100,
    },
    {
      id: 'mage',
      name: 'Mage',
      line: 'Fire, light and shields by magic; sleep for whoever is in the way.',
      spent: 82,
      budget: 100,
    },
    {
      id: 'healer',
      name: 'Healer',
      line: 'Knows wounds and herbs, and mends small ones by magic.',
      spent: 77,
      budget: 100,
    },
    { id: 'speaker', name: 'Speaker', line: 'Talks a party into places, and out of trouble.', spent: 77, budget: 100 },
    {
      id: 'soldier',
      name: 'Soldier',
      line: 'Our own time: rifle, pistol and training, for a story of today.',
      spent: 78,
      budget: 100,
      setting: 'today',
    },
    {
      id: 'detective',
      name: 'Detective',
      line: 'Our own time: clues, questions and a pistol under the coat.',
      spent: 70,
      budget: 100,
      setting: 'today',
    },
    {
      id: 'pilot',
      name: 'Pilot',
      line: 'Our own time: anything with wings, and what to do if one comes off.',
      spent: 71,
      budget: 100,
      setting: 'today',
    },
  ],
  load: async () => (await import('./lite-3e.ts')).lite3eRuleset,
};
