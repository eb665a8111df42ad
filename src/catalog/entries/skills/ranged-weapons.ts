import type { SkillEntries } from '../../skill-entry.ts';

/** Firearms, beams, other thrown weapons and spells that are thrown. */
export const rangedWeaponSkills = {
  'guns-pistol': {
    name: 'Guns (Pistol)',
    description: 'Shooting with revolvers and automatic pistols.',
    keywords: ['gun', 'handgun', 'revolver', 'pistol', 'shoot', 'firearm', 'automatic', 'detective'],
  },
  'guns-rifle': {
    name: 'Guns (Rifle)',
    description: 'Shooting with rifles.',
    keywords: ['gun', 'rifle', 'sniper', 'shoot', 'firearm', 'carbine', 'soldier', 'hunter'],
  },
  'guns-shotgun': {
    name: 'Guns (Shotgun)',
    description: 'Shooting with shotguns.',
    keywords: ['gun', 'shotgun', 'shoot', 'firearm', 'pump', 'hunter'],
  },
  'guns-light-automatic': {
    name: 'Guns (Light automatic)',
    description: 'Shooting with submachine guns and other light automatic weapons.',
    keywords: ['gun', 'submachine gun', 'smg', 'machine pistol', 'uzi', 'shoot', 'firearm', 'automatic'],
  },
  'beam-weapons': {
    name: 'Beam Weapons',
    description: 'Shooting with lasers, blasters and stunners.',
    keywords: ['laser', 'blaster', 'ray gun', 'phaser', 'stunner', 'shoot', 'science fiction', 'gun'],
  },
  'black-powder-weapons': {
    name: 'Black Powder Weapons',
    description: 'Shooting with muskets and other guns that are loaded with loose powder.',
    keywords: ['musket', 'flintlock', 'pistol', 'rifle', 'pirate', 'musketeer', 'gun', 'shoot', 'firearm'],
  },
  'thrown-weapon': {
    name: 'Thrown Weapon',
    description: 'Throwing one kind of weapon; knives, axes and spears have skills of their own.',
    keywords: ['throw', 'shuriken', 'dart', 'boomerang', 'bola', 'hurl', 'ninja'],
  },
  'spell-throwing': {
    name: 'Spell Throwing',
    description: 'Hitting with a missile spell that lies ready in the hand.',
    keywords: ['fireball', 'missile spell', 'magic', 'wizard', 'mage', 'throw'],
  },
} satisfies SkillEntries;
