import { lite } from '../../books.ts';
import { socialSkills } from '../../entries/skills/social.ts';
import { listSkills } from '../../list-entries.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const penalties = { tactics: 6, teaching: 5 };

/** GURPS Lite, pp. 14-17. */
export const liteSocialSkills = listSkills(socialSkills, {
  acting: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    notes: ['A contest with the IQ of everyone who is to be fooled'],
  },
  bard: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
  },
  interrogation: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    notes: ['A contest with the prisoner’s Will'],
  },
  leadership: {
    // A skill of the mind, yet the book prints ST-5.
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'st', penalty: 5 }],
  },
  merchant: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
  },
  tactics: {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: penalties.tactics }],
  },
  teaching: {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: penalties.teaching }],
  },
});
