import { formatNumber } from '../../../engine/format.ts';
import type { ReadNumber, Threshold } from '../../combat/combat-rules.ts';

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
