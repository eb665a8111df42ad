import type { Tables } from '../catalog.ts';
import { fourthEditionAdvantages } from './advantages.ts';
import { fourthEditionDisadvantages } from './disadvantages.ts';
import { fourthEditionItems } from './items.ts';
import { fourthEditionKits } from './kits.ts';
import { fourthEditionRaces } from './races.ts';
import { fourthEditionSkills } from './skills.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: [...fourthEditionAdvantages, ...fourthEditionDisadvantages],
  items: fourthEditionItems,
  kits: fourthEditionKits,
  races: fourthEditionRaces,
};
