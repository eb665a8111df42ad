import { lite } from '../../books.ts';
import { influenceSkills } from '../../entries/skills/social.ts';
import { listSkills } from '../../list-entries.ts';

const reaction = 'A success makes for a good reaction, a failure for a bad one';

const force = 'To make someone do a thing: a contest with their Will';

/** GURPS Lite, pp. 15-16. */
export const liteInfluenceSkills = listSkills(influenceSkills, {
  diplomacy: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    notes: ['A success makes for a good reaction, and a failure does no harm', force],
  },
  'fast-talk': {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    notes: [reaction, force],
  },
  intimidation: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'st', penalty: 5 }],
    notes: [reaction, force],
  },
  'savoir-faire': {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 4 }],
    notes: ['Mostly among the upper classes', reaction, force],
  },
  'sex-appeal': {
    cite: lite(16),
    attribute: 'ht',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'ht', penalty: 3 }],
    notes: ['Mostly with the opposite sex', reaction, force],
  },
  streetwise: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    notes: ['Only on the street and among criminals', reaction, force],
  },
});
