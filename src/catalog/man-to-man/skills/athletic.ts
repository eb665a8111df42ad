import { manToMan } from '../../books.ts';
import { otherSkills } from '../../entries/skills/athletic.ts';
import { listSkills } from '../../list-entries.ts';

/** Man to Man, pp. 9-10 and 30. */
export const manToManOtherSkills = listSkills(otherSkills, {
  'fast-draw': {
    cite: manToMan(30),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [],
    combat: true,
    speciality: { label: 'Type', choices: ['knife', 'arrow', 'sword', 'two-handed sword'] },
    notes: ['On 17 or 18 the weapon is dropped; with arrows a miss drops the arrow, 17 or 18 the quiver'],
  },
  running: {
    cite: manToMan('9-10'),
    attribute: 'ht',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    effects: [{ to: 'basicSpeed', levelOver: 8 }],
  },
  throwing: {
    cite: manToMan(10),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    ranged: true,
    effects: [{ to: 'throwingStrength', levelOver: 6 }],
  },
});
