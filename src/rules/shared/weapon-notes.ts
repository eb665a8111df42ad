import type { WeaponNote } from '../../catalog/item-entry.ts';
import type { ReadyNote } from './readying.ts';

/** What the marks of the weapon tables mean, short enough for a sheet; those of readying are in readying.ts. */
export const weaponNoteWords: Readonly<Record<Exclude<WeaponNote, ReadyNote>, string>> = {
  regrip: '1 turn to change reach',
  unreadyAfterParry: 'unready after a parry',
  unbalanced: 'no parry on a turn it attacks',
  fencing: 'fencing weapon',
  mayStick: 'may stick',
  flail: 'parry −4, block −2 against it',
  throwable: 'can be thrown',
  bluntTip: 'blunt tip',
  mainlyThrown: 'mainly thrown',
  noGripChange: 'no change of grip needed',
  mounted: 'fired from a mount: the ST is to carry it',
  bipod: 'less ST needed from its bipod: two thirds',
  rest: 'needs a rest',
};
