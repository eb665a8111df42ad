import type { SkillEntries } from '../../skill-entry.ts';

/** Ways to bend others to one’s wishes: the influence skills. */
export const influenceSkills = {
  diplomacy: {
    name: 'Diplomacy',
    description: 'Winning people over by talk and compromise; trying costs nothing.',
    keywords: ['negotiate', 'peace', 'ambassador', 'compromise', 'persuade', 'polite', 'talk'],
    field: 'Dealing with people',
  },
  'fast-talk': {
    name: 'Fast-Talk',
    description: 'Talking someone into something before they can think.',
    keywords: ['lie', 'bluff', 'con', 'deceive', 'persuade', 'trick', 'swindle', 'liar'],
    field: 'Dealing with people',
  },
  intimidation: {
    name: 'Intimidation',
    description: 'Frightening people into doing what they are told.',
    keywords: ['threat', 'scare', 'bully', 'menace', 'torture', 'force', 'frighten'],
    field: 'Dealing with people',
  },
  'savoir-faire': {
    name: 'Savoir-Faire',
    description: 'Manners of high society: whom to bow to, and how deep.',
    keywords: ['etiquette', 'manners', 'noble', 'court', 'high society', 'polite', 'butler'],
    field: 'Dealing with people',
  },
  'sex-appeal': {
    name: 'Sex Appeal',
    description: 'Flirting and seducing; leans on HT instead of IQ.',
    keywords: ['seduce', 'flirt', 'charm', 'vamp', 'romance', 'attractive'],
    field: 'Dealing with people',
  },
  streetwise: {
    name: 'Streetwise',
    description: 'Knowing the underworld: contacts, rumors, and whom not to cross.',
    keywords: ['street', 'criminal', 'contacts', 'rumors', 'gang', 'underworld', 'black market', 'fence'],
    field: 'Dealing with people',
  },
} satisfies SkillEntries;
