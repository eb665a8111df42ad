import { lite } from '../../books.ts';
import { artisticSkills } from '../../entries/skills/arts.ts';
import { listSkills } from '../../list-entries.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const penalties = { singing: 4, writing: 5 };

/** GURPS Lite, pp. 14-17. */
export const liteArtisticSkills = listSkills(artisticSkills, {
  artist: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
  },
  cooking: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 4 }],
  },
  'musical-instrument': {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    speciality: { label: 'Instrument', choices: [] },
    groups: ['musical'],
  },
  singing: {
    cite: lite(17),
    attribute: 'ht',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'ht', penalty: penalties.singing }],
    groups: ['musical'],
  },
  writing: {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: penalties.writing }],
  },
});
