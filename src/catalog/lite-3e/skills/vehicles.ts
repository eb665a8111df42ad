import { lite } from '../../books.ts';
import { vehicleSkills } from '../../entries/skills/vehicles.ts';
import { listSkills } from '../../list-entries.ts';

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
