import type { SkillEntries } from '../../skill-entry.ts';

/** Learning: the sciences, the law and the occult. */
export const scholarlySkills = {
  criminology: {
    name: 'Criminology',
    description: 'How crimes are done, and how criminals think.',
    keywords: ['crime', 'detective', 'clue', 'police', 'investigate', 'profile'],
    field: 'Knowledge and medicine',
  },
  forensics: {
    name: 'Forensics',
    description: 'Studying the traces of a crime in the laboratory.',
    keywords: ['crime', 'evidence', 'laboratory', 'police', 'fingerprint', 'autopsy', 'csi'],
    field: 'Knowledge and medicine',
  },
  humanities: {
    name: 'Humanities',
    description: 'One subject of the arts faculty, such as history or theology.',
    keywords: ['history', 'literature', 'philosophy', 'theology', 'scholar', 'professor', 'academic', 'religion'],
    field: 'Knowledge and medicine',
  },
  law: {
    name: 'Law',
    description: 'Knowing the law and arguing it before a court.',
    keywords: ['lawyer', 'court', 'judge', 'trial', 'legal', 'attorney'],
    field: 'Knowledge and medicine',
  },
  meteorology: {
    name: 'Meteorology',
    description: 'Foretelling the weather, given the right instruments.',
    keywords: ['weather', 'forecast', 'storm', 'climate', 'rain'],
    field: 'Knowledge and medicine',
  },
  'natural-sciences': {
    name: 'Natural Sciences',
    description: 'One science of nature, such as chemistry or zoology.',
    keywords: ['botany', 'chemistry', 'geology', 'physics', 'zoology', 'biology', 'scientist', 'professor', 'academic'],
    field: 'Knowledge and medicine',
  },
  occultism: {
    name: 'Occultism',
    description: 'Lore of the supernatural: beliefs, rituals and mysteries.',
    keywords: ['magic lore', 'ghost', 'demon', 'ritual', 'mystic', 'supernatural', 'cult'],
    field: 'Knowledge and medicine',
  },
  research: {
    name: 'Research',
    description: 'Finding things out in libraries and databases.',
    keywords: ['library', 'book', 'find', 'look up', 'data', 'archive', 'student'],
    field: 'Knowledge and medicine',
  },
  'social-sciences': {
    name: 'Social Sciences',
    description: 'One science of people, such as psychology or archaeology.',
    keywords: ['anthropology', 'archaeology', 'psychology', 'sociology', 'people', 'culture', 'academic', 'professor'],
    field: 'Knowledge and medicine',
  },
} satisfies SkillEntries;
