import { shareOfLevel } from '../../shared/unarmed.ts';
import type { UnarmedAttack, UnarmedSkill } from '../../shared/unarmed-attack.ts';
import { brawlingDamageOver, brawlingHits, karateDamageMisprint, karateDamageOver } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const karate = (...notes: readonly string[]): UnarmedSkill => ({
  id: 'karate',
  bonus: shareOfLevel(karateDamageOver, cite, karateDamageMisprint),
  notes,
});
const brawling: UnarmedSkill = { id: 'brawling', bonus: shareOfLevel(brawlingDamageOver, cite), orDx: brawlingHits };

const bootsNote = '+1 in heavy boots';

/** Bare hands reach the character's own hex and the next one (p. 27). */
const bareHandReach = 'C,1';

/**
 * Punch and kick (p. 26): thrust and thrust+2, the kick at −2; the throw of Judo, after a parry; and the bite of ordinary
 * teeth (p. 38).
 */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: bareHandReach,
    limb: 'hand',
    damageAdd: 0,
    skillAdd: 0,
    skills: [karate('on DR 3 or more, roll HT or take 1−2 to the hand'), brawling],
    parries: true,
    cite,
    notes: ['+1 with a small weight in the fist, +2 with a gauntlet or a larger weight'],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: bareHandReach,
    limb: 'foot',
    damageAdd: 2,
    skillAdd: -2,
    skills: [
      karate(bootsNote, 'on a miss, roll Karate or fall', 'on DR 3 or more, roll HT or take 1−2 to the foot'),
      brawling,
    ],
    cite,
    notes: [bootsNote, 'on a miss, roll DX or fall'],
  },
  {
    id: 'throw',
    name: 'Throw',
    type: '',
    reach: bareHandReach,
    limb: 'hand',
    base: 'none',
    damageAdd: 0,
    skillAdd: 0,
    skills: [{ id: 'judo' }],
    trainedOnly: true,
    parries: true,
    isThrow: true,
    cite,
    notes: [
      'on the turn after parrying with it',
      'ignores passive defense',
      'the target falls, and rolls HT or is stunned',
    ],
  },
  {
    id: 'bite',
    name: 'Bite',
    type: 'cr',
    reach: 'C',
    limb: 'mouth',
    base: { dice: 1, adds: -4 },
    damageAdd: 0,
    skillAdd: 0,
    skills: [],
    cite: pages.closeCombat,
    notes: ['in close combat'],
  },
];
