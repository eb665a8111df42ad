import type { RulesetAbout } from '../../ruleset.ts';

/** The facts about Man to Man that are known before its rules are loaded. */
export const about: RulesetAbout = {
  id: 'man-to-man',
  family: 'third-edition',
  name: 'Man to Man',
  description: 'The combat game of 1985: four attributes, a few advantages, fighting skills, no disadvantages.',
  byDice: '3d for each attribute, two weapon skills (or one and Shield) at DX + 1d, and gear to match.',
  houseRules: { 'improve-from-default': 'on', 'hit-locations': 'off' },
  heroes: [
    {
      id: 'fighter',
      name: 'Fighter',
      line: 'Broadsword and shield: parries, blocks and hits back.',
      spent: 78,
      budget: 100,
    },
    {
      id: 'soldier',
      name: 'Guard',
      line: 'Glaive, heavy leather and a helmet: keeps enemies at a distance.',
      spent: 71,
      budget: 100,
    },
    { id: 'archer', name: 'Archer', line: 'Longbow and a knife: quick, and deadly from afar.', spent: 74, budget: 100 },
    {
      id: 'brawler',
      name: 'Brawler',
      line: 'Fists, a club and a hard head: at home in any tavern.',
      spent: 80,
      budget: 100,
    },
    {
      id: 'scout',
      name: 'Skirmisher',
      line: 'Javelins, shortsword and buckler: throws, and is gone.',
      spent: 74,
      budget: 100,
    },
  ],
  load: async () => (await import('./man-to-man.ts')).manToManRuleset,
};
