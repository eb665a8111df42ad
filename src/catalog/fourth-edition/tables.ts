import type { Tables } from '../catalog.ts';
import { fourthEditionAdvantages } from './advantages.ts';
import { fourthEditionSkills } from './skills.ts';
import { disadvantagesOfMind } from './traits/disadvantages-of-mind.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: [...fourthEditionAdvantages, ...disadvantagesOfMind],
  items: [],
  kits: [],
  races: [],
};
