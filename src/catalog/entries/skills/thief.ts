import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of thieves, spies and others who would rather not be seen. */
export const thiefSkills = {
  disguise: {
    name: 'Disguise',
    description: 'Looking like somebody else, with clothes, paint and manner.',
    keywords: ['mask', 'makeup', 'costume', 'impersonate', 'spy', 'hide identity'],
    field: 'Stealth and trickery',
  },
  escape: {
    name: 'Escape',
    description: 'Slipping out of ropes, handcuffs and other bonds.',
    keywords: ['ropes', 'handcuffs', 'bonds', 'prisoner', 'contortionist', 'free', 'tied up'],
    field: 'Stealth and trickery',
  },
  forgery: {
    name: 'Forgery',
    description: 'Making false papers, money or seals that pass for real.',
    keywords: ['fake', 'passport', 'counterfeit', 'document', 'money', 'signature', 'papers'],
    field: 'Stealth and trickery',
  },
  gambling: {
    name: 'Gambling',
    description: 'Games of chance: odds, cheats, and who else plays for a living.',
    keywords: ['cards', 'dice', 'bet', 'poker', 'casino', 'odds', 'cheat'],
    field: 'Stealth and trickery',
  },
  holdout: {
    name: 'Holdout',
    description: 'Hiding small things about the body, and finding what others hide.',
    keywords: ['conceal', 'hide weapon', 'smuggle', 'search', 'frisk', 'pat down'],
    field: 'Stealth and trickery',
  },
  lockpicking: {
    name: 'Lockpicking',
    description: 'Opening locks and safes without the key.',
    keywords: ['lockpick', 'lock', 'pick', 'safe', 'burglar', 'thief', 'open door', 'key', 'rogue'],
    field: 'Stealth and trickery',
  },
  pickpocket: {
    name: 'Pickpocket',
    description: 'Taking a purse or a knife off someone unnoticed.',
    keywords: ['steal', 'purse', 'wallet', 'thief', 'cutpurse', 'sleight of hand', 'rogue'],
    field: 'Stealth and trickery',
  },
  shadowing: {
    name: 'Shadowing',
    description: 'Following a person through streets and crowds unseen.',
    keywords: ['tail', 'follow', 'stalk', 'detective', 'spy', 'crowd'],
    field: 'Stealth and trickery',
  },
  stealth: {
    name: 'Stealth',
    description: 'Hiding, and moving without a sound.',
    keywords: ['sneak', 'hide', 'quiet', 'silent', 'ninja', 'thief', 'ambush', 'rogue', 'move silently'],
    field: 'Stealth and trickery',
  },
  traps: {
    name: 'Traps',
    description: 'Building, finding and disarming traps and alarms.',
    keywords: ['trap', 'alarm', 'disarm', 'snare', 'detect', 'pit', 'rogue'],
    field: 'Stealth and trickery',
  },
} satisfies SkillEntries;
