import type { Tables } from '../catalog.ts';
import { manToManItems } from './items.ts';
import { manToManKits } from './kits.ts';
import { manToManFantasyRaces } from './races/fantasy-races.ts';
import { manToManSkills } from './skills.ts';
import { manToManAdvantages } from './traits/advantages.ts';

/** The entries of Man to Man, loaded with its rules. */
export const manToManTables: Tables = {
  skills: manToManSkills,
  traits: manToManAdvantages,
  items: manToManItems,
  kits: manToManKits,
  races: manToManFantasyRaces,
};
