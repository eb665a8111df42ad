import type { UnarmedAttack } from '../../shared/unarmed-attack.ts';
import { kickDamage, kickSkill, punchDamage } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const boxing = { id: 'boxing' };
const brawling = { id: 'brawling' };
const karate = { id: 'karate' };

/**
 * Punch and kick (decisions.ts): thrust−1 and thrust, the kick at −2; at DX, and with each trained art on a separate
 * line. What the arts add to damage is an effect of theirs, which counts for weapons that they are used with too.
 */
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
    notes: [],
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
    notes: [],
  },
];
