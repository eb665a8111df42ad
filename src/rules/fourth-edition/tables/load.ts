/**
 * Levels of load (Basic Set, ch. 1, pp. 14–18; to verify): up to so many times Basic Lift, what Basic Move is
 * multiplied by, and what is added to Dodge.
 */
export const loads = [
  { name: 'none', times: 1, move: 1, dodge: 0 },
  { name: 'light', times: 2, move: 0.8, dodge: -1 },
  { name: 'medium', times: 3, move: 0.6, dodge: -2 },
  { name: 'heavy', times: 6, move: 0.4, dodge: -3 },
  { name: 'extra-heavy', times: 10, move: 0.2, dodge: -4 },
] as const;

/** Carried on the back at most, in Basic Lifts; over the last level it costs a fatigue point a second (p. 353). */
export const mostOnTheBack = 15;
