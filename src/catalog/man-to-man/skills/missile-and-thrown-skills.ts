import { manToMan } from '../../books.ts';
import { missileAndThrownSkills } from '../../entries/skills/missile-and-thrown-skills.ts';
import { listSkills } from '../../list-entries.ts';

/**
 * The ranged weapon table of Man to Man says that Sling has no default. Both of its skill lists make it an ordinary hard
 * skill, and p. 9, which names the skills without default, does not name it: so DX-6, as GURPS Lite prints.
 */
const slingPenalty = 6;

/** Man to Man, pp. 8-9 and pull-out. */
export const manToManMissileAndThrownSkills = listSkills(missileAndThrownSkills, {
  bow: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  crossbow: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  sling: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: slingPenalty }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'knife-throwing': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'axe-throwing': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'spear-throwing': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
});
