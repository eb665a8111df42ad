import type { Cover, HitLocation } from '../../combat/fight-rules.ts';

/** Parts of the body and their penalties; two dice for a random one (p. 34 and the pull-out). */
export const locations: readonly HitLocation[] = [
  { id: 'head', name: 'head', add: -5, rolls: [2, 2], armor: ['head'], kind: 'head', missedByOne: 'body' },
  {
    id: 'eyeslit',
    name: 'face through the eyeslit',
    add: -10,
    armor: ['head'],
    kind: 'head',
    onlyThrusts: true,
    note: 'armor does not protect',
  },
  { id: 'shieldArm', name: 'shield arm', add: -4, addWithoutShield: -2, rolls: [3, 3], armor: ['arms'], kind: 'limb' },
  { id: 'weaponHand', name: 'weapon hand', add: -4, rolls: [4, 4], armor: ['hands'], kind: 'extremity' },
  { id: 'shieldHand', name: 'shield hand', add: -8, addWithoutShield: -4, armor: ['hands'], kind: 'extremity' },
  { id: 'weaponArm', name: 'weapon arm', add: -2, rolls: [5, 5], armor: ['arms'], kind: 'limb' },
  { id: 'body', name: 'body', add: 0, rolls: [6, 8], kind: 'torso' },
  { id: 'vitals', name: 'vital organs', add: -3, kind: 'vitals', onlyTypes: ['imp'] },
  { id: 'rightLeg', name: 'right leg', add: -2, rolls: [9, 9], armor: ['legs'], kind: 'limb' },
  { id: 'leftLeg', name: 'left leg', add: -2, rolls: [10, 11], armor: ['legs'], kind: 'limb' },
  { id: 'foot', name: 'foot', add: -4, rolls: [12, 12], armor: ['feet'], kind: 'extremity' },
  { id: 'polearm', name: 'polearm', add: -3, kind: 'weapon' },
  { id: 'weapon', name: 'weapon', add: -4, kind: 'weapon' },
  { id: 'knife', name: 'knife or another small weapon', add: -5, kind: 'weapon' },
];

/** What can be seen of a target behind something, and the penalty of a shot or throw (p. 43). */
export const covers: readonly Cover[] = [
  { id: 'headOnly', name: 'only the head shows', add: -5 },
  { id: 'headAndShoulders', name: 'head and shoulders show', add: -4 },
  { id: 'half', name: 'half of the body shows', add: -3 },
  { id: 'light', name: 'behind branches', add: -2 },
  { id: 'proneHeadUp', name: 'lying behind something low, head up', add: -5 },
  { id: 'proneHeadDown', name: 'lying behind something low, head down', add: -7 },
];
