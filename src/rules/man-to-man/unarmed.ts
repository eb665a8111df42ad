import type { UnarmedAttack } from '../shared/unarmed.ts';
import { brawlingDamageOver, brawlingHits, karateDamageOver } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const skills = brawlingHits ? ['karate', 'brawling'] : ['karate'];
const damageSkills = [
  { skill: 'karate', over: karateDamageOver, cite },
  { skill: 'brawling', over: brawlingDamageOver, cite },
];

/** Punch and kick (p. 26): thrust and thrust+2, the kick at −2. */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    damageAdd: 0,
    skillAdd: 0,
    skills,
    damageSkills,
    cite,
    notes: ['1 more with a small weight in the fist, 2 with a gauntlet or a larger weight'],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    damageAdd: 2,
    skillAdd: -2,
    skills,
    damageSkills,
    cite,
    notes: ['1 more in heavy boots', 'roll DX or fall after a miss'],
  },
];
