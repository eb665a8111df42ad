import { liteAdventuringGear } from './equipment/adventuring-gear.ts';
import { liteAmmunitionAndGear } from './equipment/ammunition-and-gear.ts';
import { liteAxesAndMaces } from './equipment/axes-and-maces.ts';
import { liteBeamWeapons } from './equipment/beam-weapons.ts';
import { liteBowsAndSlings } from './equipment/bows-and-slings.ts';
import { liteClothing } from './equipment/clothing.ts';
import { liteFirearms } from './equipment/firearms.ts';
import { liteForceSword } from './equipment/force-sword.ts';
import { liteKnives } from './equipment/knives.ts';
import { liteModernArmor } from './equipment/modern-armor.ts';
import { liteModernGear } from './equipment/modern-gear.ts';
import { liteMounts } from './equipment/mounts.ts';
import { liteShields } from './equipment/shields.ts';
import { liteSpearsAndPolearms } from './equipment/spears-and-polearms.ts';
import { liteStaffsAndFlails } from './equipment/staffs-and-flails.ts';
import { liteSuits } from './equipment/suits.ts';
import { liteSwords } from './equipment/swords.ts';
import { liteThrown } from './equipment/thrown.ts';

/** The articles of GURPS Lite, and gear of our own. */
export const liteItems = [
  ...liteKnives,
  ...liteSwords,
  ...liteAxesAndMaces,
  ...liteStaffsAndFlails,
  ...liteSpearsAndPolearms,
  ...liteBowsAndSlings,
  ...liteThrown,
  ...liteAmmunitionAndGear,
  ...liteShields,
  ...liteSuits,
  ...liteClothing,
  ...liteFirearms,
  ...liteBeamWeapons,
  ...liteForceSword,
  ...liteModernArmor,
  ...liteAdventuringGear,
  ...liteModernGear,
  ...liteMounts,
];
