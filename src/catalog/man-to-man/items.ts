import { manToManAdventuringGear } from './equipment/adventuring-gear.ts';
import { manToManAmmunitionAndGear } from './equipment/ammunition-and-gear.ts';
import { manToManArmorPieces } from './equipment/armor-pieces.ts';
import { manToManAxesAndMaces } from './equipment/axes-and-maces.ts';
import { manToManBowsAndSlings } from './equipment/bows-and-slings.ts';
import { manToManClothing } from './equipment/clothing.ts';
import { manToManKnives } from './equipment/knives.ts';
import { manToManShields } from './equipment/shields.ts';
import { manToManSpearsAndPolearms } from './equipment/spears-and-polearms.ts';
import { manToManStaffsAndFlails } from './equipment/staffs-and-flails.ts';
import { manToManSuits } from './equipment/suits.ts';
import { manToManSwords } from './equipment/swords.ts';
import { manToManThrown } from './equipment/thrown.ts';

/** All articles that can be bought, in the order of the book, and gear of our own. */
export const manToManItems = [
  ...manToManKnives,
  ...manToManSwords,
  ...manToManAxesAndMaces,
  ...manToManStaffsAndFlails,
  ...manToManSpearsAndPolearms,
  ...manToManBowsAndSlings,
  ...manToManThrown,
  ...manToManAmmunitionAndGear,
  ...manToManShields,
  ...manToManSuits,
  ...manToManArmorPieces,
  ...manToManClothing,
  ...manToManAdventuringGear,
];
