import { lite } from '../../books.ts';
import { missileAndThrownSkills } from '../../entries/skills/missile-and-thrown-skills.ts';
import { listSkills } from '../../list-entries.ts';

/**
 * The weapon table of GURPS Lite has Spear Throwing default to Spear Thrower-4, a skill that the book does not contain: it
 * is for players who type in a skill of that name themselves.
 */
const spearThrower = 'spear thrower';

/** GURPS Lite, pp. 15-20. */
export const liteMissileAndThrownSkills = listSkills(missileAndThrownSkills, {
  bow: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  crossbow: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  sling: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'knife-throwing': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'axe-throwing': {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'spear-throwing': {
    cite: lite(20),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [
      { attribute: 'dx', penalty: 4 },
      { skill: spearThrower, penalty: 4 },
    ],
    combat: true,
    weapon: true,
    ranged: true,
  },
});
