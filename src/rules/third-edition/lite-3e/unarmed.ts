import { shareOfLevel } from '../../shared/unarmed.ts';
import type { UnarmedAttack, UnarmedSkill } from '../../shared/unarmed-attack.ts';
import { brawlingDamageOver, schooledDamageOver } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const karate: UnarmedSkill = { id: 'karate', bonus: shareOfLevel(schooledDamageOver, cite) };
const boxing: UnarmedSkill = { id: 'boxing', bonus: shareOfLevel(schooledDamageOver, cite) };
const brawling: UnarmedSkill = { id: 'brawling', bonus: shareOfLevel(brawlingDamageOver, cite) };

/** Punch and kick (p. 27): thrust−2, and thrust at −2 to hit. Boxing is for the fists alone (p. 14). */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    limb: 'hand',
    damageAdd: -2,
    skillAdd: 0,
    skills: [karate, boxing, brawling],
    parries: true,
    cite,
    notes: ['+1 with a weight in the fist, +2 with brass knuckles or a plate gauntlet'],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    limb: 'foot',
    damageAdd: 0,
    skillAdd: -2,
    skills: [karate, brawling],
    cite,
    notes: ['+1 in heavy boots', 'on a miss, roll DX or the skill, or fall'],
  },
];
