import { lite } from '../../books.ts';
import { technicalSkills, vehicleSkills } from '../../entries/skills/technical.ts';
import { listSkills } from '../../list-entries.ts';

/** GURPS Lite, pp. 14-16. */
export const liteTechnicalSkills = listSkills(technicalSkills, {
  armoury: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  blacksmith: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  carpentry: {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [
      { attribute: 'iq', penalty: 4 },
      { attribute: 'dx', penalty: 4 },
    ],
  },
  'computer-operation': {
    cite: lite(14),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 4 }],
    techLevel: true,
  },
  'computer-programming': {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  demolition: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  electronics: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  'electronics-operation': {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
    notes: ['Everyday use needs no roll'],
  },
  engineer: {
    cite: lite(15),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'hard',
    defaults: [],
    techLevel: true,
  },
  masonry: {
    // A skill of the body with a default from IQ: so it is printed.
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'iq', penalty: 3 }],
  },
  mechanic: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
  photography: {
    cite: lite(16),
    attribute: 'iq',
    kind: 'mental',
    difficulty: 'average',
    defaults: [{ attribute: 'iq', penalty: 5 }],
    techLevel: true,
  },
});

const hazards = 'A roll to get going, and another at each hazard';

/**
 * Vehicles: DX at 4, 5 or 6 less, as they are easy, average or hard, and with a motor IQ at the same. GURPS Lite, p.
 * 17.
 */
export const liteVehicleSkills = listSkills(vehicleSkills, {
  bicycling: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    groups: ['vehicle', 'legs'],
    notes: [hazards],
  },
  boating: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    groups: ['vehicle'],
    notes: [hazards],
  },
  driving: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { attribute: 'iq', penalty: 5 },
    ],
    groups: ['vehicle'],
    notes: [hazards],
  },
  motorcycle: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [
      { attribute: 'dx', penalty: 4 },
      { attribute: 'iq', penalty: 4 },
    ],
    groups: ['vehicle', 'legs'],
    notes: [hazards],
  },
  piloting: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { attribute: 'iq', penalty: 5 },
    ],
    groups: ['vehicle'],
    notes: [hazards],
  },
  powerboat: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { attribute: 'iq', penalty: 5 },
    ],
    groups: ['vehicle'],
    notes: [hazards],
  },
});
