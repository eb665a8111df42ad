import type { Citation } from '../../../engine/citation.ts';
import type { FightRules } from '../fight-rules.ts';

/** The target's posture and stun: what they take from his active defenses, which are known as they are at rest. */
export const addFoeState =
  (stun: number, cite: Citation): FightRules['foeDefense'][number] =>
  (w, { rules, target }, kind) => {
    const { words, defense, defenses } = rules.postures[target.posture];
    const add = defenses?.[kind] ?? defense;
    if (add !== 0) w.add(add, words, { cite: rules.postureCite });
    if (target.stunned || target.conditions.some((condition) => stunning.some((each) => each === condition)))
      w.add(stun, 'stunned', { cite });
  };

const stunning = ['stunned', 'mentallyStunned', 'frozen'];
