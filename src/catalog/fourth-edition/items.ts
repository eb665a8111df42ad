import { ammunition } from './equipment/ammunition.ts';
import { armor } from './equipment/armor.ts';
import { beamWeapons } from './equipment/beam-weapons.ts';
import { clothes } from './equipment/clothes.ts';
import { firearms } from './equipment/firearms.ts';
import { gearOfOurOwn } from './equipment/gear-of-our-own.ts';
import { grenades } from './equipment/grenades.ts';
import { handWeapons } from './equipment/hand-weapons.ts';
import { heavyWeapons } from './equipment/heavy-weapons.ts';
import { missileWeapons } from './equipment/missile-weapons.ts';
import { modernArmor } from './equipment/modern-armor.ts';
import { mounts } from './equipment/mounts.ts';
import { shields } from './equipment/shields.ts';
import { communications, survivalGear } from './equipment/survival-gear.ts';
import { toolsAndInstruments } from './equipment/tools-and-instruments.ts';

/** The equipment of the Basic Set, and general gear that it does not list. */
export const fourthEditionItems = [
  ...handWeapons,
  ...missileWeapons,
  ...ammunition,
  ...grenades,
  ...firearms,
  ...beamWeapons,
  ...heavyWeapons,
  ...armor,
  ...modernArmor,
  ...shields,
  ...clothes,
  ...survivalGear,
  ...communications,
  ...toolsAndInstruments,
  ...gearOfOurOwn,
  ...mounts,
];
