import { lite } from '../../books.ts';
import { outdoorSkills } from '../../entries/skills/outdoor.ts';
import { listSkills } from '../../list-entries.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const penalties = { survival: 5, tracking: 5 };

/** GURPS Lite, pp. 14-17. */
export const liteOutdoorSkills = listSkills(outdoorSkills, {
  'animal-handling': {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    groups: ['animal'],
    notes: ['Training an animal takes a roll each day'],
  },
  'area-knowledge': {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 4 }],
    speciality: { label: 'Area', choices: [] },
    notes: ['Only those who live there have the default'],
  },
  camouflage: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 4 }],
  },
  naturalist: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
  },
  navigation: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  riding: {
    // The book names no kinds here; these are its riding animals (p. 22).
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    speciality: { label: 'Animal', choices: ['Horse', 'Mule', 'Camel'] },
    groups: ['animal', 'legs'],
    notes: ['A roll on mounting, and whenever it gets difficult'],
  },
  survival: {
    // The book names no terrains; these are suggestions of ours.
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: penalties.survival }],
    speciality: {
      label: 'Terrain',
      choices: ['Arctic', 'Desert', 'Forest', 'Jungle', 'Mountain', 'Plains', 'Swamp'],
    },
    notes: ['A roll for every day in the wild'],
  },
  tracking: {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: penalties.tracking }],
    notes: ['A roll to find the trail, and another every five minutes'],
  },
});
