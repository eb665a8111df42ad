import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Learning: the sciences, the law and the occult. GURPS Lite, pp. 15-17. */
export const scholarlySkills: readonly SkillEntry[] = [
  {
    id: 'criminology',
    name: 'Criminology',
    description: 'How crimes are done, and how criminals think.',
    keywords: ['crime', 'detective', 'clue', 'police', 'investigate', 'profile'],
    facets: {
      'lite-3e': {
        // IQ-4 as printed, though average skills of the mind mostly have IQ-5.
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 4 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'forensics',
    name: 'Forensics',
    description: 'Studying the traces of a crime in the laboratory.',
    keywords: ['crime', 'evidence', 'laboratory', 'police', 'fingerprint', 'autopsy', 'csi'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        techLevel: true,
      },
    },
  },
  {
    id: 'humanities',
    name: 'Humanities',
    description: 'One subject of the arts faculty, such as history or theology.',
    keywords: ['history', 'literature', 'philosophy', 'theology', 'scholar', 'professor', 'academic', 'religion'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        speciality: { label: 'Subject', choices: ['History', 'Literature', 'Philosophy', 'Theology'] },
      },
    },
  },
  {
    id: 'law',
    name: 'Law',
    description: 'Knowing the law and arguing it before a court.',
    keywords: ['lawyer', 'court', 'judge', 'trial', 'legal', 'attorney'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        notes: ['A trial is a contest of Law'],
      },
    },
  },
  {
    id: 'meteorology',
    name: 'Meteorology',
    description: 'Foretelling the weather, given the right instruments.',
    keywords: ['weather', 'forecast', 'storm', 'climate', 'rain'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
      },
    },
  },
  {
    id: 'natural-sciences',
    name: 'Natural Sciences',
    description: 'One science of nature, such as chemistry or zoology.',
    keywords: ['botany', 'chemistry', 'geology', 'physics', 'zoology', 'biology', 'scientist', 'professor', 'academic'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        speciality: { label: 'Science', choices: ['Botany', 'Chemistry', 'Geology', 'Physics', 'Zoology'] },
      },
    },
  },
  {
    id: 'occultism',
    name: 'Occultism',
    description: 'Lore of the supernatural: beliefs, rituals and mysteries.',
    keywords: ['magic lore', 'ghost', 'demon', 'ritual', 'mystic', 'supernatural', 'cult'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 6 }],
      },
    },
  },
  {
    id: 'research',
    name: 'Research',
    description: 'Finding things out in libraries and databases.',
    keywords: ['library', 'book', 'find', 'look up', 'data', 'archive', 'student'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
      },
    },
  },
  {
    id: 'social-sciences',
    name: 'Social Sciences',
    description: 'One science of people, such as psychology or archaeology.',
    keywords: ['anthropology', 'archaeology', 'psychology', 'sociology', 'people', 'culture', 'academic', 'professor'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        speciality: { label: 'Science', choices: ['Anthropology', 'Archaeology', 'Psychology', 'Sociology'] },
      },
    },
  },
];
