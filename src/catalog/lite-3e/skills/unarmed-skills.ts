import { lite } from '../../books.ts';
import { unarmedSkills } from '../../entries/skills/unarmed-skills.ts';
import { listSkills } from '../../list-entries.ts';
import { brawlingDamage, karateDamage, parryShare } from '../../third-edition/skills/unarmed-skills.ts';

/** GURPS Lite, pp. 14-16. */
export const liteUnarmedSkills = listSkills(unarmedSkills, {
  brawling: {
    cite: lite(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    againstBareHands: true,
    notes: [brawlingDamage, 'Parries bare-handed attacks only'],
  },
  boxing: {
    cite: lite(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    notes: [
      'A punch does one fifth of the level more, rounded down',
      'Parries kicks at -2 and weapons that do not thrust at -3',
    ],
  },
  karate: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    lightLoad: true,
    notes: [karateDamage, 'Only with light load or less'],
  },
});
