import type { Cover, FightRules, HitLocation } from '../../../combat/fight-rules.ts';

/** The table of postures (p. 551): as in other programs (decisions.ts). Its movement agrees with p. 367; the costs are on p. 387. */
export const postures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: { words: 'crouching', attack: -2, defense: 0, target: -2, cost: 0.5 },
  kneeling: { words: 'kneeling', attack: -2, defense: -2, target: -2, cost: 2 },
  crawling: { words: 'crawling', attack: -4, defense: -3, target: -2, cost: 2 },
  sitting: { words: 'sitting', attack: -2, defense: -2, target: -2, maxYards: 0 },
  lying: { words: 'lying', attack: -4, defense: -3, target: -2, maxYards: 1 },
};

/** Types that reach vital organs, and those for which a limb does not multiply damage. */
const vitalTypes = ['imp', 'pi-', 'pi', 'pi+', 'pi++', 'burn'];

/** Hit locations of a human, and three dice for a random one: of pp. 398–400, as in other programs (decisions.ts). */
export const locations: readonly HitLocation[] = [
  {
    id: 'eye',
    name: 'eye',
    add: -9,
    armor: ['eyes', 'head'],
    kind: 'eye',
    missedByOne: 'torso',
    onlyTypes: ['imp', 'pi-', 'pi', 'pi+', 'pi++', 'burn', 'cut', 'cor'],
  },
  { id: 'skull', name: 'skull', add: -7, rolls: [3, 4], armor: ['skull', 'head'], kind: 'head', missedByOne: 'torso' },
  { id: 'face', name: 'face', add: -5, rolls: [5, 5], armor: ['face', 'head'], kind: 'face', missedByOne: 'torso' },
  { id: 'rightLeg', name: 'right leg', add: -2, rolls: [6, 7], armor: ['legs', 'leg'], kind: 'limb' },
  { id: 'rightArm', name: 'right arm', add: -2, rolls: [8, 8], armor: ['arms', 'arm'], kind: 'limb' },
  { id: 'torso', name: 'torso', add: 0, rolls: [9, 10], kind: 'torso' },
  { id: 'groin', name: 'groin', add: -3, rolls: [11, 11], armor: ['groin'], kind: 'groin', missedByOne: 'torso' },
  { id: 'leftArm', name: 'left arm', add: -2, rolls: [12, 12], armor: ['arms', 'arm'], kind: 'limb' },
  { id: 'shieldArm', name: 'shield arm', add: -4, addWithoutShield: -2, armor: ['arms', 'arm'], kind: 'limb' },
  { id: 'leftLeg', name: 'left leg', add: -2, rolls: [13, 14], armor: ['legs', 'leg'], kind: 'limb' },
  { id: 'hand', name: 'hand', add: -4, rolls: [15, 15], armor: ['hands', 'hand'], kind: 'extremity' },
  { id: 'shieldHand', name: 'shield hand', add: -8, addWithoutShield: -4, armor: ['hands', 'hand'], kind: 'extremity' },
  { id: 'foot', name: 'foot', add: -4, rolls: [16, 16], armor: ['feet', 'foot'], kind: 'extremity' },
  { id: 'neck', name: 'neck', add: -5, rolls: [17, 18], armor: ['neck'], kind: 'neck', missedByOne: 'torso' },
  { id: 'vitals', name: 'vitals', add: -3, kind: 'vitals', onlyTypes: vitalTypes, missedByOne: 'torso' },
];

/** The book of this ruleset lists no table of cover. */
export const covers: readonly Cover[] = [];
