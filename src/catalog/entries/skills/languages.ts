import type { SkillEntries } from '../../skill-entry.ts';

/** Languages, of words and of hands. */
export const languageSkills = {
  language: {
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
    field: 'Languages',
  },
  'native-language': {
    name: 'Native Language',
    description: 'The language one grew up with: as good as IQ for nothing.',
    keywords: ['mother tongue', 'own language', 'speak', 'speech', 'first language'],
    field: 'Languages',
  },
  gesture: {
    name: 'Gesture',
    description: 'Making oneself understood with the hands, without a common language.',
    keywords: ['hands', 'signals', 'mime', 'sign', 'silent', 'signs'],
    field: 'Languages',
  },
  'sign-language': {
    name: 'Sign Language',
    description: 'One true language of the hands, such as the deaf use.',
    keywords: ['deaf', 'hands', 'signs', 'mute', 'silent'],
    field: 'Languages',
  },
} satisfies SkillEntries;
