import { manToMan } from '../../books.ts';
import { unarmedSkills } from '../../entries/skills/unarmed-skills.ts';
import { listSkills } from '../../list-entries.ts';
import { brawlingDamage, karateDamage, parryShare } from '../../third-edition/skills/unarmed-skills.ts';

const lightLoad = 'Only with light load or less and empty hands';

/** Man to Man, pp. 9 and 26. */
export const manToManUnarmedSkills = listSkills(unarmedSkills, {
  brawling: {
    cite: manToMan(26),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    againstBareHands: true,
    notes: [brawlingDamage, 'Parries punches and kicks only, once with each hand'],
  },
  judo: {
    cite: manToMan(26),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    lightLoad: true,
    emptyHands: 2,
    notes: [lightLoad, 'Serves instead of DX in close combat, except to draw or drop things'],
  },
  karate: {
    cite: manToMan(26),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    lightLoad: true,
    emptyHands: 1,
    notes: [
      karateDamage,
      lightLoad,
      'No penalty for the off hand',
      'Against DR 3 or more (not Toughness): HT roll, or 1-2 damage to your own hand or foot',
    ],
  },
});
