import type { WeaponNote } from '../../catalog/item-entry.ts';

/** What the marks of the weapon tables mean, short enough for a sheet. */
export const weaponNoteWords: Readonly<Record<WeaponNote, string>> = {
  ready1: 'a turn to ready after an attack',
  ready1AfterSwing: 'a turn to ready after a swing',
  ready1AfterThrust: 'a turn to ready after a thrust',
  ready2AfterSwing: 'two turns to ready after a swing',
  regrip: 'a turn to change reach',
  unreadyAfterParry: 'unready after a parry',
  unbalanced: 'no parry in a turn in which it attacked',
  fencing: 'fencing weapon',
  mayStick: 'may stick',
  flail: 'parry −4, block −2 against it',
  throwable: 'can be thrown',
  bluntTip: 'blunt tip',
  mainlyThrown: 'mainly thrown',
  noGripChange: 'no change of grip needed',
};
