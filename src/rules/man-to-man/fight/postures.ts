import type { FightRules } from '../../combat/fight-rules.ts';

/** The table of positions (p. 29 and the pull-out). A yard costs more in some, so that fewer are covered. */
export const postures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: { words: 'crouching', attack: -2, defense: 0, target: -2, cost: 0.5 },
  kneeling: { words: 'kneeling', attack: -2, defense: -2, target: -2, cost: 2 },
  crawling: { words: 'crawling', attack: 0, defense: -3, target: -4, cost: 2 },
  sitting: { words: 'sitting', attack: -2, defense: -2, target: -2, mostYards: 0 },
  lying: { words: 'lying', attack: -4, defense: -3, target: -4, mostYards: 1 },
};
