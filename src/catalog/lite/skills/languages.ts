import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const lost = { gesture: 4 };

/** Languages, of words and of hands. GURPS Lite, p. 17. */
export const languageSkills: readonly SkillEntry[] = [
  {
    id: 'language',
    name: 'Language',
    description: 'One foreign language. Esperanto is easy, most are average, Basque and many alien ones hard.',
    keywords: [
      'speak',
      'foreign',
      'tongue',
      'translate',
      'interpreter',
      'understand',
      'talk',
      'speech',
      'french',
      'german',
      'spanish',
      'latin',
      'russian',
      'chinese',
      'arabic',
      'elvish',
    ],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [],
        difficulties: ['easy', 'average', 'hard', 'veryHard'],
        speciality: {
          label: 'Language',
          choices: ['Pidgin English', 'Esperanto', 'French', 'Chinese', 'Elvish', 'Rumanian', 'Basque', 'Navajo'],
        },
        groups: ['language'],
        notes: [
          'Very hard: alien languages that no human mouth can pronounce',
          'Not rolled between two who grew up with it',
        ],
      },
    },
  },
  {
    id: 'native-language',
    name: 'Native Language',
    description: 'The language one grew up with: as good as IQ for nothing.',
    keywords: ['mother tongue', 'own language', 'speak', 'speech', 'first language'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'native',
        defaults: [],
        speciality: { label: 'Language', choices: [] },
        groups: ['language'],
        notes: ['Not rolled between two who grew up with it'],
      },
    },
  },
  {
    id: 'gesture',
    name: 'Gesture',
    description: 'Making oneself understood with the hands, without a common language.',
    keywords: ['hands', 'signals', 'mime', 'sign', 'silent', 'signs'],
    facets: {
      'lite-3e': {
        // Nothing at all is left of it; easy skills of the mind mostly have IQ-4.
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [{ attribute: 'iq', penalty: lost.gesture }],
        notes: ['A roll for each idea to get across'],
      },
    },
  },
  {
    id: 'sign-language',
    name: 'Sign Language',
    description: 'One true language of the hands, such as the deaf use.',
    keywords: ['deaf', 'hands', 'signs', 'mute', 'silent'],
    facets: {
      'lite-3e': {
        // Treated like any other language, so without a default.
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [],
        speciality: { label: 'Language', choices: [] },
        groups: ['language'],
        notes: ['Not rolled between two who grew up with it'],
      },
    },
  },
];
