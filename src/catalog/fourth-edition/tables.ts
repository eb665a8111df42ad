import type { Tables } from '../catalog.ts';
import { fourthEditionSkills } from './skills.ts';
import { fightingAdvantages } from './traits/fighting-advantages.ts';
import { improvedCharacteristics } from './traits/improved-characteristics.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: [...fightingAdvantages, ...improvedCharacteristics],
  items: [],
  kits: [],
  races: [],
};
