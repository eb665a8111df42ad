import { beamWeapons } from './equipment/beam-weapons.ts';
import { firearms } from './equipment/firearms.ts';
import { grenades } from './equipment/grenades.ts';
import { handWeapons } from './equipment/hand-weapons.ts';
import { heavyWeapons } from './equipment/heavy-weapons.ts';
import { missileWeapons } from './equipment/missile-weapons.ts';

/** The equipment of the Basic Set. */
export const fourthEditionItems = [
  ...handWeapons,
  ...missileWeapons,
  ...grenades,
  ...firearms,
  ...beamWeapons,
  ...heavyWeapons,
];
