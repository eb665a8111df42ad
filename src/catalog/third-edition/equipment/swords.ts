import type { Attack } from '../../item-entry.ts';

// Attacks that both books print alike.
export const shortswordAttacks: readonly Attack[] = [
  { name: 'swing', skills: ['shortsword'], type: 'cut', basis: 'swing', adds: 0, reach: '1', minimumStrength: 7 },
  { name: 'thrust', skills: ['shortsword'], type: 'imp', basis: 'thrust', adds: 0, reach: '1', minimumStrength: 7 },
];

export const batonAttacks: readonly Attack[] = [
  { name: 'swing', skills: ['shortsword'], type: 'cr', basis: 'swing', adds: 0, reach: '1', minimumStrength: 7 },
  { name: 'thrust', skills: ['shortsword'], type: 'cr', basis: 'thrust', adds: 0, reach: '1', minimumStrength: 7 },
];

export const foilAttacks: readonly Attack[] = [
  {
    name: 'thrust',
    skills: ['fencing'],
    type: 'imp',
    basis: 'thrust',
    adds: 1,
    maximumDamage: '1+1',
    reach: '1',
    fencing: true,
  },
];

export const rapierAttacks: readonly Attack[] = [
  {
    name: 'thrust',
    skills: ['fencing'],
    type: 'imp',
    basis: 'thrust',
    adds: 1,
    maximumDamage: '1+1',
    reach: '1,2',
    fencing: true,
  },
];

export const saberAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['fencing', 'shortsword'],
    type: 'cut',
    basis: 'swing',
    adds: 0,
    reach: '1',
    minimumStrength: 7,
    fencing: true,
  },
  {
    name: 'thrust',
    skills: ['fencing', 'shortsword'],
    type: 'imp',
    basis: 'thrust',
    adds: 1,
    maximumDamage: '1+2',
    reach: '1',
    minimumStrength: 7,
    fencing: true,
  },
];

export const broadswordAttacks: readonly Attack[] = [
  { name: 'swing', skills: ['broadsword'], type: 'cut', basis: 'swing', adds: 1, reach: '1', minimumStrength: 10 },
  {
    name: 'thrust',
    skills: ['broadsword'],
    type: 'cr',
    basis: 'thrust',
    adds: 1,
    reach: '1',
    minimumStrength: 10,
    notes: ['bluntTip'],
  },
];

export const greatswordAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['two-handed-sword'],
    type: 'cut',
    basis: 'swing',
    adds: 3,
    reach: '1,2',
    minimumStrength: 12,
    twoHanded: true,
  },
  {
    name: 'thrust',
    skills: ['two-handed-sword'],
    type: 'cr',
    basis: 'thrust',
    adds: 2,
    reach: '2',
    minimumStrength: 12,
    twoHanded: true,
    notes: ['bluntTip'],
  },
];
