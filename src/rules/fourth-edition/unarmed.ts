import type { UnarmedAttack } from '../shared/unarmed.ts';
import { kickDamage, kickSkill, punchDamage } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const notes = ['what Boxing, Brawling and Karate add to damage by their level is not counted'];

/** Punch and kick (to verify): thrust−1 and thrust, the kick at −2. Skill is the best of DX and the trained arts. */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    damageAdd: punchDamage,
    skillAdd: 0,
    skills: ['boxing', 'brawling', 'karate'],
    damageSkills: [],
    cite,
    notes,
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    damageAdd: kickDamage,
    skillAdd: kickSkill,
    skills: ['brawling', 'karate'],
    damageSkills: [],
    cite,
    notes,
  },
];
