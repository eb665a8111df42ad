import { lite } from '../../books.ts';
import { athleticSkills, otherSkills } from '../../entries/skills/athletic.ts';
import { listSkills } from '../../list-entries.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const penalties = { swimming: { dx: 4, st: 5 } };

/** GURPS Lite, pp. 14-17. */
export const liteAthleticSkills = listSkills(athleticSkills, {
  acrobatics: {
    cite: lite(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    groups: ['walking', 'legs'],
    notes: ['A fall counts as 5 yards shorter on a success (p. 29)'],
  },
  climbing: {
    cite: lite(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { attribute: 'st', penalty: 5 },
    ],
    groups: ['legs'],
    notes: ['Less the load level', 'A roll to start, then one every five minutes (p. 23)'],
  },
  dancing: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    groups: ['walking', 'legs'],
  },
  jumping: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [],
    groups: ['walking', 'legs'],
    notes: ['The level may stand in for ST in the length and height of a jump (p. 23)'],
  },
  swimming: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [
      { attribute: 'dx', penalty: penalties.swimming.dx },
      { attribute: 'st', penalty: penalties.swimming.st },
    ],
    groups: ['legs'],
    notes: [
      'Less twice the load level; +3 for going in on purpose (p. 23)',
      'Saving someone: at −5, and the difference in ST counts',
    ],
  },
});

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
