import type { NamedStat, Ruleset } from '../ruleset.ts';

/** The summary strip of the third-edition family. */
export const thirdEditionSummary: readonly NamedStat[] = [
  { stat: 'move', name: 'Move', short: 'Move' },
  { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
  { stat: 'parry', name: 'Parry', short: 'Parry' },
  { stat: 'block', name: 'Block', short: 'Block' },
  { stat: 'passiveDefense', name: 'Passive defense', short: 'PD' },
  { stat: 'damageResistance', name: 'Damage resistance', short: 'DR' },
];

/** Numbers that a typed-in entry can change in every book of the family. */
export const thirdEditionChangeable: Ruleset['changeable'] = [
  { stat: 'st', name: 'ST' },
  { stat: 'dx', name: 'DX' },
  { stat: 'iq', name: 'IQ' },
  { stat: 'ht', name: 'HT' },
  { stat: 'hitPoints', name: 'hits' },
  { stat: 'fatiguePoints', name: 'fatigue' },
  { stat: 'basicSpeed', name: 'Basic Speed' },
  { stat: 'move', name: 'Move' },
  { stat: 'dodge', name: 'Dodge' },
  { stat: 'parry', name: 'Parry' },
  { stat: 'block', name: 'Block' },
  { stat: 'activeDefenses', name: 'every active defense' },
  { stat: 'passiveDefense', name: 'passive defense' },
  { stat: 'damageResistance', name: 'damage resistance' },
  { stat: 'combatSkills', name: 'all combat skills' },
  { stat: 'weaponSkills', name: 'all weapon skills' },
  { stat: 'offHand', name: 'skill with the off hand' },
  { stat: 'load', name: 'load (lb)' },
];
