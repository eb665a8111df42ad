import { lite } from '../../books.ts';
import { languageSkills } from '../../entries/skills/social.ts';
import { listSkills } from '../../list-entries.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const penalties = { gesture: 4 };

/** GURPS Lite, p. 17. */
export const liteLanguageSkills = listSkills(languageSkills, {
  language: {
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
  'native-language': {
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'native',
    defaults: [],
    speciality: { label: 'Language', choices: [] },
    groups: ['language'],
    notes: ['Not rolled between two who grew up with it'],
  },
  gesture: {
    // Nothing at all is left of it; easy skills of the mind mostly have IQ-4.
    cite: lite(17),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: penalties.gesture }],
    notes: ['A roll for each idea to get across'],
  },
  'sign-language': {
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
});
