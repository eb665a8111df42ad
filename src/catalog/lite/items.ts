import type { ItemEntry } from '../item-entry.ts';
import { beamWeapons } from './equipment/beam-weapons.ts';
import { firearms } from './equipment/firearms.ts';
import { forceSword } from './equipment/force-sword.ts';
import { modernArmor } from './equipment/modern-armor.ts';
import { mounts } from './equipment/mounts.ts';

/** Articles that only GURPS Lite has. */
export const liteItems: readonly ItemEntry[] = [...firearms, ...beamWeapons, ...forceSword, ...modernArmor, ...mounts];
