import type { Derivation } from '../../../engine/derivation.ts';
import { workOut } from '../../combat/outcomes/work-out.ts';
import { fightPages as pages } from './fight-pages.ts';

/** The Rule of 16 (p. 349): the skill of something supernatural against a living subject, at most 16 or the subject's resistance. */
export const ruleOf16 = (skill: number, resistance: number): Derivation =>
  workOut('effective skill', pages.ruleOf16, (w) => {
    w.start(skill, 'skill', { cite: pages.ruleOf16 });
    w.atMost(Math.max(16, resistance), 'Rule of 16: at most 16, or the resistance', { cite: pages.ruleOf16 });
  });
