import type { Citation } from '../../engine/citation.ts';
import type { LoadRules } from './load.ts';

/** The most that can be carried at all, as a multiple of ST. */
const most = 30;
const extraHeavy = 20;

/** The level of the heaviest ordinary load; overload lies above it. */
export const extraHeavyLevel = 4;
/** Fencing, Karate and the like want this level or less. */
export const lightLevel = 1;

/**
 * Load levels by multiples of ST (Man to Man p. 16; GURPS Lite p. 21): up to 20, and to 30 staggering. Some races carry
 * their heaviest load to another limit.
 */
export function thirdEditionLoad(cite: Citation, overload: Citation, extraHeavyTimes = extraHeavy): LoadRules {
  return {
    basis: 'st',
    cite,
    levels: [
      { name: 'none', times: 2, cite },
      { name: 'light', times: 4, cite },
      { name: 'medium', times: 6, cite },
      { name: 'heavy', times: 12, cite },
      { name: 'extra-heavy', times: extraHeavyTimes, cite },
      ...(extraHeavyTimes < most ? [{ name: 'overload', times: most, cite: overload }] : []),
    ],
  };
}
