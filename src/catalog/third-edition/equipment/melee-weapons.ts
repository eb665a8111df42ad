import type { Attack } from '../../item-entry.ts';

export const knifeSkills = ['knife'] as const;

export const knifeThrowSkills = ['knife-throwing', 'throwing'] as const;

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

export const javelinInHand: Attack = {
  name: 'thrust',
  skills: ['spear'],
  type: 'imp',
  basis: 'thrust',
  adds: 1,
  reach: '1',
  notes: ['mainlyThrown'],
};

export const glaiveAttacks: readonly Attack[] = [
  {
    name: 'swing',
    skills: ['polearm'],
    type: 'cut',
    basis: 'swing',
    adds: 3,
    reach: '2,3',
    minimumStrength: 11,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
  {
    name: 'thrust',
    skills: ['polearm'],
    type: 'imp',
    basis: 'thrust',
    adds: 3,
    reach: '1-3',
    minimumStrength: 11,
    twoHanded: true,
    notes: ['regrip', 'ready1AfterThrust'],
  },
];

export const poleaxeAttacks: readonly Attack[] = [
  {
    name: 'swing, cutting',
    skills: ['polearm'],
    type: 'cut',
    basis: 'swing',
    adds: 4,
    reach: '2,3',
    minimumStrength: 12,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
  {
    name: 'swing, crushing',
    skills: ['polearm'],
    type: 'cr',
    basis: 'swing',
    adds: 4,
    reach: '2,3',
    minimumStrength: 12,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
];

export const halberdAttacks: readonly Attack[] = [
  {
    name: 'swing, cutting',
    skills: ['polearm'],
    type: 'cut',
    basis: 'swing',
    adds: 5,
    reach: '2,3',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing'],
  },
  {
    name: 'swing, impaling',
    skills: ['polearm'],
    type: 'imp',
    basis: 'swing',
    adds: 4,
    reach: '2,3',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['regrip', 'ready2AfterSwing', 'mayStick'],
  },
  {
    name: 'thrust',
    skills: ['polearm'],
    type: 'imp',
    basis: 'thrust',
    adds: 3,
    reach: '1-3',
    minimumStrength: 13,
    twoHanded: true,
    notes: ['regrip', 'ready1AfterThrust'],
  },
];

export const spearThrowSkills = ['spear-throwing', 'throwing'] as const;
