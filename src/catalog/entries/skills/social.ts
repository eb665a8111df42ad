import type { SkillEntries } from '../../skill-entry.ts';

/** Skills for dealing with people, without the influence skills. */
export const socialSkills = {
  acting: {
    name: 'Acting',
    description: 'Pretending moods and voices, and keeping up a lie over time.',
    keywords: ['pretend', 'lie', 'theater', 'stage', 'actor', 'impersonate', 'bluff', 'con'],
    field: 'Dealing with people',
  },
  bard: {
    name: 'Bard',
    description: 'Telling stories and speaking off the cuff; also called Public Speaking.',
    keywords: ['public speaking', 'speech', 'story', 'orator', 'talk', 'minstrel', 'rhetoric'],
    field: 'Dealing with people',
  },
  interrogation: {
    name: 'Interrogation',
    description: 'Getting answers out of a prisoner.',
    keywords: ['question', 'prisoner', 'police', 'detective', 'confess', 'inquisitor'],
    field: 'Dealing with people',
  },
  leadership: {
    name: 'Leadership',
    description: 'Holding a group together when things get dangerous.',
    keywords: ['lead', 'command', 'officer', 'captain', 'boss', 'orders', 'sergeant'],
    field: 'Dealing with people',
  },
  merchant: {
    name: 'Merchant',
    description: 'Buying and selling: what goods are worth and where they sell.',
    keywords: ['trade', 'haggle', 'bargain', 'buy', 'sell', 'price', 'shop', 'market'],
    field: 'Dealing with people',
  },
  tactics: {
    name: 'Tactics',
    description: 'Outthinking the enemy in a fight of a few against a few.',
    keywords: ['strategy', 'ambush', 'plan', 'war', 'soldier', 'squad', 'command'],
    field: 'Dealing with people',
  },
  teaching: {
    name: 'Teaching',
    description: 'Passing on what one knows to others.',
    keywords: ['instruct', 'teacher', 'train', 'school', 'tutor', 'mentor'],
    field: 'Dealing with people',
  },
} satisfies SkillEntries;
