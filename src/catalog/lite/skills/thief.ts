import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const lost = { shadowing: 6, stealth: 5, traps: 5 };

/** Skills of thieves, spies and others who would rather not be seen. GURPS Lite, pp. 14-17. */
export const thiefSkills: readonly SkillEntry[] = [
  {
    id: 'disguise',
    name: 'Disguise',
    description: 'Looking like somebody else, with clothes, paint and manner.',
    keywords: ['mask', 'makeup', 'costume', 'impersonate', 'spy', 'hide identity'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        notes: ['A contest with the IQ of each person or group to be fooled'],
      },
    },
  },
  {
    id: 'escape',
    name: 'Escape',
    description: 'Slipping out of ropes, handcuffs and other bonds.',
    keywords: ['ropes', 'handcuffs', 'bonds', 'prisoner', 'contortionist', 'free', 'tied up'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        notes: ['A minute for the first try, ten for each further one'],
      },
    },
  },
  {
    id: 'forgery',
    name: 'Forgery',
    description: 'Making false papers, money or seals that pass for real.',
    keywords: ['fake', 'passport', 'counterfeit', 'document', 'money', 'signature', 'papers'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [
          { attribute: 'iq', penalty: 6 },
          { attribute: 'dx', penalty: 8 },
        ],
        techLevel: true,
      },
    },
  },
  {
    id: 'gambling',
    name: 'Gambling',
    description: 'Games of chance: odds, cheats, and who else plays for a living.',
    keywords: ['cards', 'dice', 'bet', 'poker', 'casino', 'odds', 'cheat'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
      },
    },
  },
  {
    id: 'holdout',
    name: 'Holdout',
    description: 'Hiding small things about the body, and finding what others hide.',
    keywords: ['conceal', 'hide weapon', 'smuggle', 'search', 'frisk', 'pat down'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
      },
    },
  },
  {
    id: 'lockpicking',
    name: 'Lockpicking',
    description: 'Opening locks and safes without the key.',
    keywords: ['lockpick', 'lock', 'pick', 'safe', 'burglar', 'thief', 'open door', 'key', 'rogue'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: 5 }],
        techLevel: true,
        notes: ['A minute for each try at a lock; safes take longer'],
      },
    },
  },
  {
    id: 'pickpocket',
    name: 'Pickpocket',
    description: 'Taking a purse or a knife off someone unnoticed.',
    keywords: ['steal', 'purse', 'wallet', 'thief', 'cutpurse', 'sleight of hand', 'rogue'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        notes: ['Against somebody on guard: a contest with the victim’s IQ'],
      },
    },
  },
  {
    id: 'shadowing',
    name: 'Shadowing',
    description: 'Following a person through streets and crowds unseen.',
    keywords: ['tail', 'follow', 'stalk', 'detective', 'spy', 'crowd'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: lost.shadowing }],
        notes: ['A contest with the other’s Vision every ten minutes'],
      },
    },
  },
  {
    id: 'stealth',
    name: 'Stealth',
    description: 'Hiding, and moving without a sound.',
    keywords: ['sneak', 'hide', 'quiet', 'silent', 'ninja', 'thief', 'ambush', 'rogue', 'move silently'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [
          { attribute: 'dx', penalty: lost.stealth },
          { attribute: 'iq', penalty: lost.stealth },
        ],
        groups: ['walking', 'legs'],
        notes: ['A contest with the Hearing of those who are not to notice'],
      },
    },
  },
  {
    id: 'traps',
    name: 'Traps',
    description: 'Building, finding and disarming traps and alarms.',
    keywords: ['trap', 'alarm', 'disarm', 'snare', 'detect', 'pit', 'rogue'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'average',
        defaults: [{ attribute: 'iq', penalty: lost.traps }],
        techLevel: true,
      },
    },
  },
];
