import type { Tables } from '../catalog.ts';
import { fourthEditionSkills } from './skills.ts';
import { fightingAdvantages } from './traits/fighting-advantages.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: fightingAdvantages,
  items: [],
  kits: [],
  races: [],
};
