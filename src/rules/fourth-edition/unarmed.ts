import type { UnarmedAttack, UnarmedSkill } from '../shared/unarmed-attack.ts';
import { kickDamage, kickSkill, punchDamage } from './decisions.ts';
import { pages } from './pages.ts';
import { bonusByLevel } from './unarmed-damage.ts';

const cite = pages.unarmed;
const boxing: UnarmedSkill = { id: 'boxing', bonus: bonusByLevel('boxing', pages.brawling) };
const brawling: UnarmedSkill = { id: 'brawling', bonus: bonusByLevel('brawling', pages.brawling) };
const karate: UnarmedSkill = { id: 'karate', bonus: bonusByLevel('karate', pages.martialArts) };

/**
 * Punch and kick (to verify): thrust−1 and thrust, the kick at −2; at DX, and with each trained art on a separate line.
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
