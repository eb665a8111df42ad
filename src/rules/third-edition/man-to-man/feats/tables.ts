import type { Climb, WeightLimit } from '../../../feats/weight-limits.ts';

/** Weights by ST (Man to Man p. 50). */
export const lifts: readonly WeightLimit[] = [
  { id: 'oneHand', name: 'lift with one hand', times: 6, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'twoHands', name: 'lift with two hands', times: 25, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'back', name: 'carry on the back', times: 30, note: '1 fatigue per turn above 20 × ST' },
  { id: 'drag', name: 'drag along the floor', times: 40, note: 'doubled for a short distance if braced' },
  { id: 'wheels', name: 'pull on wheels', times: 100, note: 'doubled briefly for 1 fatigue per turn' },
  {
    id: 'road',
    name: 'pull on wheels on a smooth road',
    times: 200,
    note: 'doubled briefly for 1 fatigue per turn',
  },
  { id: 'push', name: 'knock over', times: 10 },
  { id: 'rush', name: 'knock over with a run', times: 20 },
];

/** Speeds of climbing, which is not rolled for (Man to Man p. 48). The text has two rungs down, the table one: see decisions.ts. */
export const climbs: readonly Climb[] = [
  { id: 'ladderUp', name: 'ladder, up', modifier: null, short: '3 rungs a second', long: '1 rung a second' },
  { id: 'ladderDown', name: 'ladder, down', modifier: null, short: '2 rungs a second', long: '1 rung a second' },
  { id: 'tree', name: 'ordinary tree', modifier: null, short: '1 ft a second', long: '1 ft in 3 seconds' },
  { id: 'mountain', name: 'ordinary mountain', modifier: null, short: '1 ft in 2 seconds', long: '10 ft a minute' },
  { id: 'stoneWall', name: 'vertical stone wall', modifier: null, short: '1 ft in 5 seconds', long: '4 ft a minute' },
  { id: 'building', name: 'modern building', modifier: null, short: '1 ft in 10 seconds', long: '2 ft a minute' },
];

/** What the speed of a long run is divided by, by the level of load (Man to Man p. 48); nobody runs with more. */
export const runningDivisors: readonly number[] = [1, 2, 3, 4, 5];
