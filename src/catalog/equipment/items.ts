import type { ItemEntry } from '../item-entry.ts';
import { ammunitionAndGear } from './ammunition-and-gear.ts';
import { armorPieces } from './armor-pieces.ts';
import { axesAndMaces } from './axes-and-maces.ts';
import { bowsAndSlings } from './bows-and-slings.ts';
import { clothing } from './clothing.ts';
import { knives } from './knives.ts';
import { shields } from './shields.ts';
import { spearsAndPolearms } from './spears-and-polearms.ts';
import { staffsAndFlails } from './staffs-and-flails.ts';
import { suits } from './suits.ts';
import { swords } from './swords.ts';
import { thrown } from './thrown.ts';

/** All articles that can be bought, in the order of the book. */
export const items: readonly ItemEntry[] = [
  ...knives,
  ...swords,
  ...axesAndMaces,
  ...staffsAndFlails,
  ...spearsAndPolearms,
  ...bowsAndSlings,
  ...thrown,
  ...ammunitionAndGear,
  ...shields,
  ...suits,
  ...armorPieces,
  ...clothing,
];
