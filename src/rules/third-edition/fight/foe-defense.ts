import type { Citation } from '../../../engine/citation.ts';
import type { FightRules } from '../../combat/fight-rules.ts';

/** The target's passive defense, which counts with each of his active ones. */
export const addPassiveDefense =
  (cite: Citation): FightRules['foeDefense'][number] =>
  (w, { target }) => {
    if (target.passiveDefense > 0) w.add(target.passiveDefense, 'passive defense', { cite });
  };
