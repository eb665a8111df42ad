import { lite } from '../../books.ts';
import { medicalSkills, scholarlySkills } from '../../entries/skills/scholarly.ts';
import { listSkills } from '../../list-entries.ts';

/** GURPS Lite, pp. 15-17. */
export const liteScholarlySkills = listSkills(scholarlySkills, {
  criminology: {
    // IQ-4 as printed, though average skills of the mind mostly have IQ-5.
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 4 }],
    techLevel: true,
  },
  forensics: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  humanities: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    speciality: { label: 'Subject', choices: ['History', 'Literature', 'Philosophy', 'Theology'] },
  },
  law: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    notes: ['A trial is a contest of Law'],
  },
  meteorology: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  'natural-sciences': {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    speciality: { label: 'Science', choices: ['Botany', 'Chemistry', 'Geology', 'Physics', 'Zoology'] },
  },
  occultism: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 6 }],
  },
  research: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
  },
  'social-sciences': {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [{ attribute: 'iq', penalty: 6 }],
    speciality: { label: 'Science', choices: ['Anthropology', 'Archaeology', 'Psychology', 'Sociology'] },
  },
});

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
