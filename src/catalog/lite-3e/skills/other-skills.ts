import { lite } from '../../books.ts';
import { otherSkills } from '../../entries/skills/other-skills.ts';
import { listSkills } from '../../list-entries.ts';

/** GURPS Lite, pp. 16-17. */
export const liteOtherSkills = listSkills(otherSkills, {
  running: {
    cite: lite(16),
    attribute: 'ht',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    groups: ['walking', 'legs'],
    effects: [{ to: 'runningMove', levelOver: 8 }],
  },
  throwing: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    ranged: true,
    effects: [{ to: 'throwingStrength', levelOver: 6 }],
  },
});
