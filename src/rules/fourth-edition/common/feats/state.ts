import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import type { StatId } from '../../../../engine/step.ts';
import type { Worksheet } from '../../../../engine/worksheet.ts';
import { stateStats } from '../../../feats/feat.ts';
import type { NamedBonus } from '../../../feats/named-traits.ts';
import type { WeightLimit } from '../../../feats/weight-limits.ts';
import { pages } from '../pages.ts';

/**
 * Weights by Basic Lift (Basic Set p. 353). A pulled load counts with its effective weight, at most 15 times Basic
 * Lift.
 */
export const lifts: readonly WeightLimit[] = [
  { id: 'ready', name: 'pick up in a fight', times: 1, note: 'a Ready maneuver' },
  { id: 'oneHand', name: 'lift with one hand', times: 2, note: '2 seconds' },
  { id: 'twoHands', name: 'lift with two hands', times: 8, note: '4 seconds' },
  { id: 'push', name: 'shove and knock over', times: 12 },
  { id: 'rush', name: 'shove and knock over with a run', times: 24 },
  { id: 'back', name: 'carry on the back', times: 15, note: '1 FP per second above 10 × Basic Lift' },
  { id: 'shift', name: 'shift slightly', times: 50 },
  { id: 'drag', name: 'drag', times: 15, note: 'doubled on smooth, level ground' },
  {
    id: 'sledge',
    name: 'pull on a sledge over snow or ice',
    times: 30,
    note: 'doubled on smooth, level ground',
  },
  { id: 'cart', name: 'pull on two wheels', times: 150, note: 'doubled on smooth, level ground' },
  { id: 'wagon', name: 'pull on four wheels', times: 300, note: 'doubled on smooth, level ground' },
];

/** Distance of a throw in yards for each point of ST, by weight / Basic Lift, rounded up to a row (p. 355). */
export const throwingDistances: readonly (readonly [ratio: number, yards: number])[] = [
  [0.05, 3.5],
  [0.1, 2.5],
  [0.15, 2],
  [0.2, 1.5],
  [0.25, 1.2],
  [0.3, 1.1],
  [0.4, 1],
  [0.5, 0.8],
  [0.75, 0.7],
  [1, 0.6],
  [1.5, 0.4],
  [2, 0.3],
  [2.5, 0.25],
  [3, 0.2],
  [4, 0.15],
  [5, 0.12],
  [6, 0.1],
  [7, 0.09],
  [8, 0.08],
  [9, 0.07],
  [10, 0.06],
  [12, 0.05],
];

/** The bonus to thrust per die for thrown objects, by weight / Basic Lift up to so much (p. 355). */
export const throwingDamage: readonly (readonly [upTo: number, perDie: number, words: string])[] = [
  [1 / 8, -2, 'an eighth of Basic Lift'],
  [1 / 4, -1, 'a quarter of Basic Lift'],
  [1 / 2, 0, 'half of Basic Lift'],
  [1, 1, 'Basic Lift'],
  [2, 0, '2 times Basic Lift'],
  [4, -0.5, '4 times Basic Lift'],
  [8, -1, '8 times Basic Lift'],
];

/** Cubic feet an hour as a multiple of Basic Lift, and fatigue points an hour (p. 350). */
export const digging = [
  { id: 'loose', name: 'loose soil, sand', times: 2, fatigue: 1, note: '' },
  {
    id: 'ordinary',
    name: 'ordinary soil',
    times: 1,
    fatigue: 2,
    note: 'a pick loosens 4 × Basic Lift an hour',
  },
  {
    id: 'hard',
    name: 'hard soil, clay (one digger with pick and shovel)',
    times: 0.6,
    fatigue: 3,
    note: 'a pick loosens 2 × Basic Lift an hour, and shoveling is as fast',
  },
  {
    id: 'rock',
    name: 'hard rock, broken or shoveled',
    times: 1,
    fatigue: 4,
    note: 'must be broken with a pick before shoveling',
  },
] as const;

/** The effect of terrain on a day’s march (p. 351). */
export const terrains = [
  { id: 'good', name: 'good terrain: level plains', factor: 1.25 },
  { id: 'bad', name: 'bad terrain: forest, steep hills', factor: 0.5 },
  { id: 'veryBad', name: 'very bad terrain: jungle, mountains, swamp', factor: 0.2 },
] as const;

/** Seconds without breath for each point of HT (pp. 351–352). */
export const breaths = [
  { id: 'rest', name: 'sitting still', times: 10 },
  { id: 'mild', name: 'mild exertion: walking, treading water', times: 4 },
  { id: 'heavy', name: 'heavy exertion: fighting, running', times: 1 },
] as const;

/** Penalties that default skills of these feats have (pp. 349–355). */
export const defaults = {
  climbing: { attribute: 'dx', penalty: 5 },
  hiking: { attribute: 'ht', penalty: 5 },
  swimming: { attribute: 'ht', penalty: 4 },
} as const;

/** The bonus of a fat body in water (p. 354). */
export const buoyancy: readonly NamedBonus[] = [
  { trait: 'overweight', add: 1 },
  { trait: 'fat', add: 3 },
  { trait: 'very fat', add: 5 },
];

const basicSet = (page: number | string): Citation => ({ book: 'Basic Set', page });

/** The pages of the feats (ch. 10, pp. 349–360). */
export const featPages = {
  climbing: basicSet(349),
  digging: basicSet(350),
  hiking: basicSet(351),
  breath: basicSet('pp. 351–352'),
  jumping: basicSet(352),
  lifting: basicSet(353),
  running: basicSet(354),
  swimming: basicSet('pp. 354–355'),
  throwing: basicSet(355),
  effort: basicSet('pp. 356–357'),
  senses: basicSet('pp. 358–359'),
  fright: basicSet(360),
  resistance: basicSet(348),
} as const satisfies Record<string, Citation>;

/** ST for throws and Move after injury and exhaustion, and the hit points and fatigue points left. */
export const stateOfFourthEdition = {
  st: 'state.st',
  move: 'state.move',
  hitsLeft: 'state.hitsLeft',
  fatigueLeft: 'state.fatigueLeft',
} as const;

/** With less than this part left, movement is halved. */
const part = 3;

/** Whether less than a third of the points is left. */
const isLow = (w: DerivationBuilder, left: StatId, all: StatId): boolean =>
  w.consultNumber(left) * part < w.consultNumber(all);

function halve(w: DerivationBuilder, left: StatId, words: string, isRounded: boolean): void {
  const cite = left === stateOfFourthEdition.hitsLeft ? pages.injury : pages.fatigue;
  w.given(left, undefined, { cite });
  w.divide(2, words, { cite });
  if (isRounded) w.round('up', { cite });
}

/** Halves a speed for injury and for exhaustion (pp. 380–381, 418–426), rounded up if it is Move. */
export function writeHalving(w: DerivationBuilder, isRounded: boolean): void {
  const { hitsLeft, fatigueLeft } = stateOfFourthEdition;
  if (w.consultNumber(stateStats.hitsLost) > 0 && isLow(w, hitsLeft, 'hitPoints'))
    halve(w, hitsLeft, 'less than a third of HP', isRounded);
  if (w.consultNumber(stateStats.fatigueLost) > 0 && isLow(w, fatigueLeft, 'fatiguePoints'))
    halve(w, fatigueLeft, 'less than a third of FP', isRounded);
}

/**
 * Defines the effects of a state on ST and Move. Exhaustion halves ST for throws; Basic Lift and damage are unchanged.
 */
export function defineStateOfFourthEdition(worksheet: Worksheet): void {
  const { st, move, hitsLeft, fatigueLeft } = stateOfFourthEdition;
  worksheet.define({
    id: hitsLeft,
    name: 'HP left',
    cite: pages.injury,
    formula: (w) => w.startFrom('hitPoints').addFrom(stateStats.hitsLost, -1),
  });
  worksheet.define({
    id: fatigueLeft,
    name: 'FP left',
    cite: pages.fatigue,
    formula: (w) => w.startFrom('fatiguePoints').addFrom(stateStats.fatigueLost, -1),
  });
  worksheet.define({
    id: st,
    name: 'ST',
    cite: pages.fatigue,
    formula: (w) => {
      w.startFrom('st');
      if (w.consultNumber(stateStats.fatigueLost) > 0 && isLow(w, fatigueLeft, 'fatiguePoints'))
        halve(w, fatigueLeft, 'less than a third of FP', true);
    },
  });
  worksheet.define({
    id: move,
    name: 'Move',
    unit: 'yards a second',
    cite: pages.injury,
    formula: (w) => writeHalving(w.startFrom('move'), true),
  });
}
