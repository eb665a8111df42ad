import { shareOfLevel, type UnarmedAttack, type UnarmedSkill } from '../shared/unarmed.ts';
import { brawlingDamageOver, brawlingHits, karateDamageMisprint, karateDamageOver } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const karate: UnarmedSkill = { id: 'karate', bonus: shareOfLevel(karateDamageOver, cite, karateDamageMisprint) };
const brawling: UnarmedSkill = { id: 'brawling', bonus: shareOfLevel(brawlingDamageOver, cite), orDx: brawlingHits };

/** Punch and kick (p. 26): thrust and thrust+2, the kick at −2; and the throw of Judo, after a parry. */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    limb: 'hand',
    damageAdd: 0,
    skillAdd: 0,
    skills: [karate, brawling],
    parries: true,
    cite,
    notes: ['1 more with a small weight in the fist, 2 with a gauntlet or a larger weight'],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    limb: 'foot',
    damageAdd: 2,
    skillAdd: -2,
    skills: [karate, brawling],
    cite,
    notes: ['1 more in heavy boots', 'roll DX or fall after a miss'],
  },
  {
    id: 'throw',
    name: 'Throw',
    type: '',
    reach: 'C,1',
    limb: 'hand',
    base: 'none',
    damageAdd: 0,
    skillAdd: 0,
    skills: [{ id: 'judo' }],
    trainedOnly: true,
    parries: true,
    cite,
    notes: [
      'in the turn after a parry with it',
      'passive defense does not count',
      'whoever is thrown rolls HT or is stunned',
    ],
  },
];
