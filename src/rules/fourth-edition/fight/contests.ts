import type { Derivation } from '../../../engine/derivation.ts';
import { workOut } from '../../combat/outcomes/work-out.ts';
import { fightPages as pages } from './fight-pages.ts';

/**
 * The skills of a long regular contest made shorter (p. 349): of two that are 6 or less the lower becomes 10 and the other gains as
 * much; of two that are 14 or more the lower becomes 10 and the other loses as much; of two over 20 the lower becomes 10 and the
 * other is reduced in proportion, rounded down.
 */
export function shortenContest(first: number, second: number): readonly [number, number] {
  const [lower, higher] = [Math.min(first, second), Math.max(first, second)];
  if (higher <= 6 || (lower >= 14 && lower <= 20)) return [first + 10 - lower, second + 10 - lower];
  if (lower <= 20) return [first, second];
  const reduced = Math.floor((higher * 10) / lower);
  return first <= second ? [10, reduced] : [reduced, 10];
}

/** The Rule of 16 (p. 349): the skill of something supernatural against a living subject, at most 16 or the subject's resistance. */
export const ruleOf16 = (skill: number, resistance: number): Derivation =>
  workOut('effective skill', pages.ruleOf16, (w) => {
    w.start(skill, 'skill', { cite: pages.ruleOf16 });
    w.atMost(Math.max(16, resistance), 'Rule of 16: at most 16, or the resistance', { cite: pages.ruleOf16 });
  });
