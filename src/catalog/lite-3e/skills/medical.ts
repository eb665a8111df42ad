import { lite } from '../../books.ts';
import { medicalSkills } from '../../entries/skills/medical.ts';
import { listSkills } from '../../list-entries.ts';

/** GURPS Lite, pp. 15-16. */
export const liteMedicalSkills = listSkills(medicalSkills, {
  diagnosis: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    techLevel: true,
  },
  'first-aid': {
    // IQ-5 as printed, though it is easy.
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
    notes: ['Gives back hits by its tech level, at least 1; not on top of plain bandages (p. 28)'],
  },
  physician: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 7 }],
    techLevel: true,
    notes: ['Patients of one with 12 or more have +1 on rolls to heal (p. 28)'],
  },
});
