import { lite } from '../../books.ts';
import { thiefSkills } from '../../entries/skills/thief.ts';
import { listSkills } from '../../list-entries.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const penalties = { shadowing: 6, stealth: 5, traps: 5 };

/** GURPS Lite, pp. 14-17. */
export const liteThiefSkills = listSkills(thiefSkills, {
  disguise: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    notes: ['A contest with the IQ of each person or group to be fooled'],
  },
  escape: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    notes: ['A minute for the first try, ten for each further one'],
  },
  forgery: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [
      { attribute: 'iq', penalty: 6 },
      { attribute: 'dx', penalty: 8 },
    ],
    techLevel: true,
  },
  gambling: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
  },
  holdout: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
  },
  lockpicking: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
    notes: ['A minute for each try at a lock; safes take longer'],
  },
  pickpocket: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    notes: ['Against somebody on guard: a contest with the victim’s IQ'],
  },
  shadowing: {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: penalties.shadowing }],
    notes: ['A contest with the other’s Vision every ten minutes'],
  },
  stealth: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: penalties.stealth },
      { attribute: 'iq', penalty: penalties.stealth },
    ],
    groups: ['walking', 'legs'],
    notes: ['A contest with the Hearing of those who are not to notice'],
  },
  traps: {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: penalties.traps }],
    techLevel: true,
  },
});
