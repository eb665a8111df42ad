import type { Attack } from '../../item-entry.ts';

export const morningstarAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['flail'],
    type: 'cr',
    basis: 'swing',
    adds: 3,
    reach: '1',
    minimumStrength: 12,
    notes: ['ready1', 'unreadyAfterParry', 'flail'],
  },
];

export const flailAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['flail'],
    type: 'cr',
    basis: 'swing',
    adds: 4,
    reach: '1,2',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['ready1', 'unreadyAfterParry', 'regrip', 'flail'],
  },
];
