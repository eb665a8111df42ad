import { lite } from '../../books.ts';
import { rangedWeaponSkills } from '../../entries/skills/ranged-weapons.ts';
import { listSkills } from '../../list-entries.ts';

/**
 * Firearms, beams, other thrown weapons and spells that are thrown. Easy skills of weapons have DX-4 (p. 16). GURPS
 * Lite, pp. 16-17 and 30.
 */
export const liteRangedWeaponSkills = listSkills(rangedWeaponSkills, {
  'guns-pistol': {
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
  'guns-rifle': {
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
  'guns-shotgun': {
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
  'guns-light-automatic': {
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
  'beam-weapons': {
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
  'black-powder-weapons': {
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
  'thrown-weapon': {
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
  'spell-throwing': {
    // No default is printed. Such a spell is hurled like a thrown weapon, which has DX-4 (p. 27).
    cite: lite(30),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
});
