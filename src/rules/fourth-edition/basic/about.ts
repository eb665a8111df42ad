import type { RulesetAbout } from '../../ruleset.ts';

/** The facts about the fourth edition that are known before its rules are loaded. */
export const about: RulesetAbout = {
  id: 'fourth-edition',
  family: 'fourth-edition',
  name: 'Fourth edition',
  description: 'The 2004 rules for every time and place, with the traits, skills, spells and gear of the Basic Set.',
  byDice: null,
  usualSetting: { techLevel: 3 },
  opensGcs: true,
  heroes: [
    {
      id: 'fighter',
      name: 'Fighter',
      line: 'Broadsword and shield: parries, blocks and hits back.',
      spent: 120,
      budget: 150,
    },
    { id: 'archer', name: 'Archer', line: 'Longbow and a shortsword: steady at range.', spent: 114, budget: 150 },
    {
      id: 'scout',
      name: 'Scout',
      line: 'Finds the trail and the ambush, and comes back unseen.',
      spent: 112,
      budget: 150,
    },
    {
      id: 'thief',
      name: 'Thief',
      line: 'Locks, pockets and rooftops; a knife when all else fails.',
      spent: 117,
      budget: 150,
    },
    {
      id: 'scholar',
      name: 'Scholar',
      line: 'Has read it, can look it up, and speaks the language.',
      spent: 114,
      budget: 150,
    },
    {
      id: 'mage',
      name: 'Mage',
      line: 'Fire, light, sleep and healing: eleven spells, and a staff.',
      spent: 103,
      budget: 150,
    },
    { id: 'speaker', name: 'Speaker', line: 'Talks a party into places, and out of trouble.', spent: 115, budget: 150 },
    { id: 'healer', name: 'Healer', line: 'Physician and herbalist: keeps the others alive.', spent: 105, budget: 150 },
    {
      id: 'brawler',
      name: 'Brawler',
      line: 'Fists, a cudgel and a hard head: at home in any tavern.',
      spent: 117,
      budget: 150,
    },
  ],
  load: async () => (await import('./fourth-edition.ts')).fourthEditionRuleset,
};
