import type { Tables } from '../catalog.ts';
import { liteItems } from './items.ts';
import { liteKits } from './kits.ts';
import { liteFantasyRaces } from './races/fantasy-races.ts';
import { liteOriginalRaces } from './races/original-races.ts';
import { liteSkills } from './skills.ts';
import { liteTraits } from './traits.ts';

/** The entries of GURPS Lite, loaded with its rules. */
export const liteTables: Tables = {
  skills: liteSkills,
  traits: liteTraits,
  items: liteItems,
  kits: liteKits,
  races: [...liteFantasyRaces, ...liteOriginalRaces],
};
