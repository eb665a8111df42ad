import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

const reaction = 'A success makes for a good reaction, a failure for a bad one';
const force = 'To make someone do a thing: a contest with their Will';

/** Ways to bend others to one’s wishes: the influence skills. GURPS Lite, pp. 15-16. */
export const influenceSkills: readonly SkillEntry[] = [
  {
    id: 'diplomacy',
    name: 'Diplomacy',
    description: 'Winning people over by talk and compromise; trying costs nothing.',
    keywords: ['negotiate', 'peace', 'ambassador', 'compromise', 'persuade', 'polite', 'talk'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [{ attribute: 'iq', penalty: 6 }],
        notes: ['A success makes for a good reaction, and a failure does no harm', force],
      },
    },
  },
  {
    id: 'fast-talk',
    name: 'Fast-Talk',
    description: 'Talking someone into something before they can think.',
    keywords: ['lie', 'bluff', 'con', 'deceive', 'persuade', 'trick', 'swindle', 'liar'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        notes: [reaction, force],
      },
    },
  },
  {
    id: 'intimidation',
    name: 'Intimidation',
    description: 'Frightening people into doing what they are told.',
    keywords: ['threat', 'scare', 'bully', 'menace', 'torture', 'force', 'frighten'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'st', penalty: 5 }],
        notes: [reaction, force],
      },
    },
  },
  {
    id: 'savoir-faire',
    name: 'Savoir-Faire',
    description: 'Manners of high society: whom to bow to, and how deep.',
    keywords: ['etiquette', 'manners', 'noble', 'court', 'high society', 'polite', 'butler'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: 4 }],
        notes: ['Mostly among the upper classes', reaction, force],
      },
    },
  },
  {
    id: 'sex-appeal',
    name: 'Sex Appeal',
    description: 'Flirting and seducing; leans on HT instead of IQ.',
    keywords: ['seduce', 'flirt', 'charm', 'vamp', 'romance', 'attractive'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'ht',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'ht', penalty: 3 }],
        notes: ['Mostly with the opposite sex', reaction, force],
      },
    },
  },
  {
    id: 'streetwise',
    name: 'Streetwise',
    description: 'Knowing the underworld: contacts, rumors, and whom not to cross.',
    keywords: ['street', 'criminal', 'contacts', 'rumors', 'gang', 'underworld', 'black market', 'fence'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        notes: ['Only on the street and among criminals', reaction, force],
      },
    },
  },
];
