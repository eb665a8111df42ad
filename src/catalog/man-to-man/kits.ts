import { adventuringKits } from '../entries/kits.ts';
import { listKits } from '../list-entries.ts';
import { adventuringKitItems } from '../third-edition/kits.ts';

/** The kits of Man to Man, all of our own. */
export const manToManKits = listKits(adventuringKits, adventuringKitItems);
