import type { UnarmedAttack, UnarmedSkill } from '../shared/unarmed.ts';
import { kickDamage, kickSkill, punchDamage } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const notes = ['what Boxing, Brawling and Karate add to damage by their level is not counted'];
const boxing: UnarmedSkill = { id: 'boxing' };
const brawling: UnarmedSkill = { id: 'brawling' };
const karate: UnarmedSkill = { id: 'karate' };

/** Punch and kick (to verify): thrust−1 and thrust, the kick at −2; at DX, and with each trained art on a line of its own. */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    limb: 'hand',
    damageAdd: punchDamage,
    skillAdd: 0,
    skills: [boxing, brawling, karate],
    parries: true,
    cite,
    notes,
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    limb: 'foot',
    damageAdd: kickDamage,
    skillAdd: kickSkill,
    skills: [brawling, karate],
    cite,
    notes,
  },
];
