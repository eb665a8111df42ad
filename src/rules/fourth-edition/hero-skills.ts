import type { RowChange } from '../../character/edit-rows.ts';
import type { OwnSkill } from '../../character/skill-rows.ts';
import { ownSkill } from '../heroes/own-rows.ts';

type Attribute = OwnSkill['attribute'];
type Difficulty = 'easy' | 'average' | 'hard';

/** What an untrained person loses by difficulty. */
const untrained = { easy: 4, average: 5, hard: 6 } as const;

/** Returns a function that makes a row for a typed-in skill with so many points; without a default, nobody can try untrained. */
const skillOf =
  (attribute: Attribute, kind: OwnSkill['kind'], more: Partial<OwnSkill> = {}) =>
  (name: string, difficulty: Difficulty, points: number, tryUntrained = true): RowChange<'skills'> =>
    ownSkill(name, points, {
      attribute,
      kind,
      difficulty,
      defaults: tryUntrained ? [{ attribute, skill: '', penalty: untrained[difficulty] }] : [],
      ...more,
    });

/** Skills by what they are rolled on, and what they are for (pp. 174–233). */
export const weaponSkill = skillOf('dx', 'physical', { combat: true });
export const shieldSkill = skillOf('dx', 'physical', { combat: true, defense: 'block' });
export const unarmedSkill = skillOf('dx', 'physical', { combat: true, defense: 'unarmed' });
export const physicalSkill = skillOf('dx', 'physical');
export const mentalSkill = skillOf('iq', 'mental');
export const willSkill = skillOf('will', 'mental');
export const perceptionSkill = skillOf('perception', 'mental');
export const healthSkill = skillOf('ht', 'physical');
