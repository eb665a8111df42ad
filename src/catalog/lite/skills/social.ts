import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const lost = { tactics: 6, teaching: 5 };

/** Skills for dealing with people, without the influence skills. GURPS Lite, pp. 14-17. */
export const socialSkills: readonly SkillEntry[] = [
  {
    id: 'acting',
    name: 'Acting',
    description: 'Pretending moods and voices, and keeping up a lie over time.',
    keywords: ['pretend', 'lie', 'theater', 'stage', 'actor', 'impersonate', 'bluff', 'con'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        notes: ['A contest with the IQ of everyone who is to be fooled'],
      },
    },
  },
  {
    id: 'bard',
    name: 'Bard',
    description: 'Telling stories and speaking off the cuff; also called Public Speaking.',
    keywords: ['public speaking', 'speech', 'story', 'orator', 'talk', 'minstrel', 'rhetoric'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
      },
    },
  },
  {
    id: 'interrogation',
    name: 'Interrogation',
    description: 'Getting answers out of a prisoner.',
    keywords: ['question', 'prisoner', 'police', 'detective', 'confess', 'inquisitor'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        notes: ['A contest with the prisoner’s Will'],
      },
    },
  },
  {
    id: 'leadership',
    name: 'Leadership',
    description: 'Holding a group together when things get dangerous.',
    keywords: ['lead', 'command', 'officer', 'captain', 'boss', 'orders', 'sergeant'],
    facets: {
      'lite-3e': {
        // A skill of the mind, yet the book prints ST-5.
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'st', penalty: 5 }],
      },
    },
  },
  {
    id: 'merchant',
    name: 'Merchant',
    description: 'Buying and selling: what goods are worth and where they sell.',
    keywords: ['trade', 'haggle', 'bargain', 'buy', 'sell', 'price', 'shop', 'market'],
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
    id: 'tactics',
    name: 'Tactics',
    description: 'Outthinking the enemy in a fight of a few against a few.',
    keywords: ['strategy', 'ambush', 'plan', 'war', 'soldier', 'squad', 'command'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: lost.tactics }],
      },
    },
  },
  {
    id: 'teaching',
    name: 'Teaching',
    description: 'Passing on what one knows to others.',
    keywords: ['instruct', 'teacher', 'train', 'school', 'tutor', 'mentor'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: lost.teaching }],
      },
    },
  },
];
