import { lite } from '../../books.ts';
import { technicalSkills } from '../../entries/skills/technical.ts';
import { listSkills } from '../../list-entries.ts';

/** GURPS Lite, pp. 14-16. */
export const liteTechnicalSkills = listSkills(technicalSkills, {
  armoury: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  blacksmith: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  carpentry: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [
      { attribute: 'iq', penalty: 4 },
      { attribute: 'dx', penalty: 4 },
    ],
  },
  'computer-operation': {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 4 }],
    techLevel: true,
  },
  'computer-programming': {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  demolition: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  electronics: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  'electronics-operation': {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
    notes: ['Everyday use needs no roll'],
  },
  engineer: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  masonry: {
    // A skill of the body with a default from IQ: so it is printed.
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 3 }],
  },
  mechanic: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  photography: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
});
