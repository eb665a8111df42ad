import type { WeightLimit } from '../../../feats/weight-limits.ts';

/** Weights by ST (GURPS Lite p. 23). What is dragged is as much as can be carried; on wheels it weighs less. */
export const lifts: readonly WeightLimit[] = [
  { id: 'oneHand', name: 'lift with one hand', times: 6, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'twoHands', name: 'lift with two hands', times: 25, note: '2 seconds if it weighs more pounds than your ST' },
  { id: 'back', name: 'carry on the back', times: 30, note: '1 fatigue per second above 20 × ST' },
  { id: 'push', name: 'shove and knock over', times: 25 },
  { id: 'rush', name: 'shove and knock over with a run', times: 50 },
  { id: 'shift', name: 'shift slightly', times: 100 },
  { id: 'drag', name: 'drag over rough ground', times: 30, note: 'doubled on smooth, level ground' },
  { id: 'cart', name: 'pull on two wheels', times: 300, note: 'doubled on a good road' },
  { id: 'wagon', name: 'pull on four wheels', times: 600, note: 'doubled on a good road' },
];

/** Miles of a day’s march by the level of load (GURPS Lite p. 23). */
export const marches: readonly number[] = [50, 40, 30, 20, 10];
