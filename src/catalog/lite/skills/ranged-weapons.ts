import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/**
 * Firearms, beams, other thrown weapons and spells that are thrown. Easy skills of weapons have DX-4 (p. 16). GURPS
 * Lite, pp. 16-17 and 30.
 */
export const rangedWeaponSkills: readonly SkillEntry[] = [
  {
    id: 'guns-pistol',
    name: 'Guns (Pistol)',
    description: 'Shooting with revolvers and automatic pistols.',
    keywords: ['gun', 'handgun', 'revolver', 'pistol', 'shoot', 'firearm', 'automatic', 'detective'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        techLevel: true,
      },
    },
  },
  {
    id: 'guns-rifle',
    name: 'Guns (Rifle)',
    description: 'Shooting with rifles.',
    keywords: ['gun', 'rifle', 'sniper', 'shoot', 'firearm', 'carbine', 'soldier', 'hunter'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        techLevel: true,
      },
    },
  },
  {
    id: 'guns-shotgun',
    name: 'Guns (Shotgun)',
    description: 'Shooting with shotguns.',
    keywords: ['gun', 'shotgun', 'shoot', 'firearm', 'pump', 'hunter'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        techLevel: true,
      },
    },
  },
  {
    id: 'guns-light-automatic',
    name: 'Guns (Light automatic)',
    description: 'Shooting with submachine guns and other light automatic weapons.',
    keywords: ['gun', 'submachine gun', 'smg', 'machine pistol', 'uzi', 'shoot', 'firearm', 'automatic'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        techLevel: true,
      },
    },
  },
  {
    id: 'beam-weapons',
    name: 'Beam Weapons',
    description: 'Shooting with lasers, blasters and stunners.',
    keywords: ['laser', 'blaster', 'ray gun', 'phaser', 'stunner', 'shoot', 'science fiction', 'gun'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        techLevel: true,
      },
    },
  },
  {
    id: 'black-powder-weapons',
    name: 'Black Powder Weapons',
    description: 'Shooting with muskets and other guns that are loaded with loose powder.',
    keywords: ['musket', 'flintlock', 'pistol', 'rifle', 'pirate', 'musketeer', 'gun', 'shoot', 'firearm'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        techLevel: true,
      },
    },
  },
  {
    id: 'thrown-weapon',
    name: 'Thrown Weapon',
    description: 'Throwing one kind of weapon; knives, axes and spears have skills of their own.',
    keywords: ['throw', 'shuriken', 'dart', 'boomerang', 'bola', 'hurl', 'ninja'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
        speciality: { label: 'Weapon', choices: [] },
      },
    },
  },
  {
    id: 'spell-throwing',
    name: 'Spell Throwing',
    description: 'Hitting with a missile spell that lies ready in the hand.',
    keywords: ['fireball', 'missile spell', 'magic', 'wizard', 'mage', 'throw'],
    facets: {
      'lite-3e': {
        // No default is printed. Such a spell is hurled like a thrown weapon, and those have DX-4 (p. 27).
        cite: lite(30),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
    },
  },
];
