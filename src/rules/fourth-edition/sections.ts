import type { Ruleset } from '../ruleset.ts';

/** The figures of a ranged weapon (pp. 271–280). */
export const rangedColumns: Ruleset['rangedColumns'] = [
  { id: 'accuracy', heading: 'Acc', meaning: 'accuracy' },
  { id: 'halfDamage', heading: '½D', meaning: 'half damage from' },
  { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  { id: 'rateOfFire', heading: 'RoF', meaning: 'rate of fire' },
  { id: 'shots', heading: 'Shots', meaning: 'shots, and time to reload' },
  { id: 'bulk', heading: 'Bulk', meaning: 'bulk' },
  { id: 'recoil', heading: 'Rcl', meaning: 'recoil' },
];

/** Numbers that a typed-in trait, race or item can change. */
export const changeable: Ruleset['changeable'] = [
  { stat: 'st', name: 'ST' },
  { stat: 'dx', name: 'DX' },
  { stat: 'iq', name: 'IQ' },
  { stat: 'ht', name: 'HT' },
  { stat: 'strikingStrength', name: 'Striking ST' },
  { stat: 'liftingStrength', name: 'Lifting ST' },
  { stat: 'throwingStrength', name: 'ST for the distance of throws' },
  { stat: 'hitPoints', name: 'hit points' },
  { stat: 'will', name: 'Will' },
  { stat: 'perception', name: 'Perception' },
  { stat: 'vision', name: 'Vision' },
  { stat: 'hearing', name: 'Hearing' },
  { stat: 'tasteSmell', name: 'taste and smell' },
  { stat: 'touch', name: 'Touch' },
  { stat: 'frightCheck', name: 'Fright Checks' },
  { stat: 'fatiguePoints', name: 'fatigue points' },
  { stat: 'basicSpeed', name: 'Basic Speed' },
  { stat: 'basicMove', name: 'Basic Move' },
  { stat: 'move', name: 'Move' },
  { stat: 'dodge', name: 'Dodge' },
  { stat: 'parry', name: 'Parry' },
  { stat: 'block', name: 'Block' },
  { stat: 'activeDefenses', name: 'every active defense' },
  { stat: 'defenseBonus', name: 'Defense Bonus of the shield' },
  { stat: 'damageResistance', name: 'damage resistance' },
  { stat: 'combatSkills', name: 'all combat skills' },
  { stat: 'weaponSkills', name: 'all weapon skills' },
  { stat: 'offHand', name: 'skill with the off hand' },
  { stat: 'load', name: 'load (lb)' },
  { stat: 'sizeModifier', name: 'Size Modifier' },
  { stat: 'reaction', name: 'reaction from everyone' },
  { stat: 'status', name: 'Status' },
  { stat: 'startingMoney', name: 'starting money' },
];
