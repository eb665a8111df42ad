import { lite } from '../../books.ts';
import { meleeSkills } from '../../entries/skills/melee-skills.ts';
import { listSkills } from '../../list-entries.ts';
import { shieldPenalty } from '../../third-edition/skills/melee-skills.ts';

/**
 * GURPS Lite lists Staff as hard (p. 15), but its weapon table gives the default DX-5 of the average skills; the table
 * is followed, since it is the more specific.
 */
const staffPenaltyInLite = 5;

/** GURPS Lite, pp. 15, 17 and 19. */
export const liteMeleeSkills = listSkills(meleeSkills, {
  shield: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: shieldPenalty }],
    combat: true,
    block: true,
  },
  knife: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    notes: ['Knives parry at 1 less, and cannot parry flails'],
  },
  blackjack: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
  },
  shortsword: {
    cite: lite(19),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'broadsword', penalty: 2 },
      { skill: 'force-sword', penalty: 3 },
    ],
    combat: true,
    weapon: true,
  },
  fencing: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
    notes: ['Only with light load or less; parry 2/3, twice a turn, with no more than a small shield'],
  },
  broadsword: {
    cite: lite(19),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'shortsword', penalty: 2 },
      { skill: 'force-sword', penalty: 3 },
    ],
    combat: true,
    weapon: true,
  },
  'force-sword': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  'two-handed-sword': {
    cite: lite(19),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'force-sword', penalty: 3 },
    ],
    combat: true,
    weapon: true,
  },
  'axe-mace': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  'two-handed-axe-mace': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  staff: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [
      { attribute: 'dx', penalty: staffPenaltyInLite },
      { skill: 'spear', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  spear: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'staff', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  polearm: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  flail: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
  },
});
