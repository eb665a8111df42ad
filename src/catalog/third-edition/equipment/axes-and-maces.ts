import type { Attack } from '../../item-entry.ts';

/**
 * Man to Man, p. 29 and the tables' second footnote: all of these are unready after an attack and after a parry. The
 * tables of GURPS Lite lack the mark on the one-handed ones, but its p. 26 says the same of axes.
 */
export const axeAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['axe-mace'],
    type: 'cut',
    basis: 'swing',
    adds: 2,
    reach: '1',
    minimumStrength: 12,
    notes: ['ready1', 'unreadyAfterParry'],
  },
];

export const maceAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['axe-mace'],
    type: 'cr',
    basis: 'swing',
    adds: 3,
    reach: '1',
    minimumStrength: 12,
    notes: ['ready1', 'unreadyAfterParry'],
  },
];

export const greataxeAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['two-handed-axe-mace'],
    type: 'cut',
    basis: 'swing',
    adds: 3,
    reach: '1,2',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['ready1', 'unreadyAfterParry', 'regrip'],
  },
];

export const maulAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['two-handed-axe-mace'],
    type: 'cr',
    basis: 'swing',
    adds: 4,
    reach: '1,2',
    minimumStrength: 14,
    twoHanded: true,
    notes: ['ready1', 'unreadyAfterParry', 'regrip'],
  },
];

export const axeThrowSkills = ['axe-throwing', 'throwing'] as const;
