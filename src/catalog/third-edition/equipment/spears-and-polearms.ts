import type { Attack } from '../../item-entry.ts';

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
