import { formatNumber } from '../../../engine/format.ts';
import type { ReadNumber, Threshold } from '../../combat/combat-rules.ts';
import type { OddsRules } from '../../odds/roll-odds.ts';
import type { NamedStat, Ruleset } from '../../ruleset.ts';

/**
 * Crushing, cutting and impaling; attacks with an edge or a point do at least one hit (Man to Man pp. 12–13; GURPS Lite
 * p. 18).
 */
export const thirdEditionTypes = {
  cr: { multiplier: 1, least: 0 },
  cut: { multiplier: 1.5, least: 1 },
  imp: { multiplier: 2, least: 1 },
  fire: { multiplier: 1, least: 0 },
} as const satisfies OddsRules['attack']['types'];

/** A defense of 1 or 2 succeeds with a 3 or 4; a roll of 3 to hit does all the damage it can (Man to Man pp. 23–24; GURPS Lite p. 25). */
export const thirdEditionAttack = {
  maxDamageOn3: true,
  minDefense: 1,
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

/** Numbers that a custom entry can change in every book of the family. */
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

const half = (value: number): number => Math.floor(value / 2);

/** Returns the least damage that is more than this part of HT: more than half of 11 is 6. */
export const findLeastOver = (part: number, of: number): number => Math.floor(of / part) + 1;

/** At 3 hits left Move and Dodge are halved, rounded down (Man to Man p. 53; GURPS Lite pp. 27–28). */
export const reeling = (number: ReadNumber): Threshold => ({
  at: '3 to 1 hits left',
  effect: `Move ${half(number('move'))}, Dodge ${half(number('dodge'))}`,
  brief: `3 left: Move ${half(number('move'))}, Dodge ${half(number('dodge'))}`,
  left: [3],
});

/** The hits left at which a fighter reels and may die; `times` HT below 0 is the end. */
export const injuryMarks =
  (times: number) =>
  (number: ReadNumber): { readonly reeling: number; readonly mayDie: number; readonly end: number } => ({
    reeling: 3,
    mayDie: -number('ht'),
    end: -times * number('ht'),
  });

/** Rolls further down matter to nobody. */
const shownDeathRolls = 20;

/** At −HT and again at every 5 hits below it a roll decides survival. */
export function deathRolls(number: ReadNumber): Threshold {
  const ht = number('ht');
  const left = Array.from({ length: shownDeathRolls }, (_, index) => -ht - 5 * index);
  const marks = left.slice(0, 3).map((hits) => formatNumber(hits));
  return {
    at: `${marks.join(', ')} …`,
    effect: `roll ${ht} or less or die, at each of them`,
    brief: `${marks.join(', ')} …: ${ht} or less or die`,
    left,
  };
}

/** Over half of HT in one blow: stunned, and down without a roll against HT. */
export const knockdown = (number: ReadNumber): Threshold => ({
  at: `${findLeastOver(2, number('ht'))} or more in one blow`,
  effect: `stunned; roll ${number('ht')} or less or fall down`,
});

/** Until the roll is made, at the start of each turn. */
export const stun = (number: ReadNumber): Threshold => ({
  at: 'stunned',
  effect: `all active defenses −4; ${number('ht')} or less at the start of a turn ends it`,
});

export const crippledLimb = (number: ReadNumber): Threshold => ({
  at: `${findLeastOver(2, number('ht'))} or more to an arm or leg`,
  effect: 'crippled',
});

export const crippledHand = (number: ReadNumber): Threshold => ({
  at: `${findLeastOver(3, number('ht'))} or more to a hand or foot`,
  effect: 'crippled',
});

/** A fight of more than ten seconds costs the level of load and one point (Man to Man p. 55; GURPS Lite p. 29). */
export const longFight = (number: ReadNumber): Threshold => ({
  at: 'a fight of more than 10 s',
  effect: `costs ${number('encumbrance') + 1} at current encumbrance`,
});

export const rest: Threshold = { at: 'rest', effect: 'recover 1 point per 10 minutes of rest' };

/** At ST 3: so many points spent. */
export const tired = (number: ReadNumber, words: (move: number, dodge: number) => string): Threshold => ({
  at: `3 left (${Math.max(0, number('fatiguePoints') - 3)} spent)`,
  effect: words(half(number('move')), half(number('dodge'))),
  brief: `3 left: ${words(half(number('move')), half(number('dodge')))}`,
  left: [3],
});
