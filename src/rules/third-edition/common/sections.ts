import type { OddsRules } from '../../odds/roll-odds.ts';
import type { NamedStat, Ruleset } from '../../ruleset.ts';

/** Crushing, cutting and impaling; what has an edge or a point does a hit at least (Man to Man pp. 12–13; GURPS Lite p. 18). */
export const thirdEditionTypes = {
  cr: { multiplier: 1, least: 0 },
  cut: { multiplier: 1.5, least: 1 },
  imp: { multiplier: 2, least: 1 },
  fire: { multiplier: 1, least: 0 },
} as const satisfies OddsRules['attack']['types'];

/** A defense of 1 or 2 succeeds with a 3 or 4; a roll of 3 to hit does all the damage it can (Man to Man pp. 23–24; GURPS Lite p. 25). */
export const thirdEditionAttack = {
  mostDamageOn3: true,
  leastDefense: 1,
  deceptive: null,
  armorDivisors: false,
} as const;

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
