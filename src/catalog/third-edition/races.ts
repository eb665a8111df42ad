import type { NaturalBlow } from '../race-entry.ts';

/** A foot and a half under the average, in inches. */
export const shortFolkInches = -18;

/** An easy skill has the default of easy skills, DX-4 (p. 9). */
export const easyDefaultPenalty = 4;

/**
 * Feet, hands and teeth of a reptile man (Man to Man, p. 20). The hands are like daggers: thrust-1, no more than a die. They
 * are the fists of a bare-handed fighter all the same, so that they strike at DX, or with any skill for a punch.
 */
export const reptileBlows: readonly NaturalBlow[] = [
  { id: 'kick', type: 'imp' },
  {
    id: 'claws',
    name: 'Claws',
    type: 'imp',
    limb: 'hand',
    reach: 'C',
    damageAdd: -1,
    maximumDamage: '1',
    like: 'punch',
    skills: ['knife'],
    notes: ['like daggers, in close combat'],
  },
  { id: 'bite', name: 'Bite', type: 'cut', limb: 'mouth', reach: 'C', damageAdd: 0, notes: ['in close combat'] },
];
