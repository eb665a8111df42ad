import type { CombatState } from '../../character/combat-state.ts';
import type { CombatRules, ReadNumber } from './combat-rules.ts';

/** How badly somebody is hurt, from well to dead. */
export type LifeState = 'well' | 'reeling' | 'failing' | 'unconscious' | 'nearDeath' | 'mortallyWounded' | 'dead';

/**
 * The worst that the conditions and the points left say: dead, mortally wounded, at or past the first threshold of death, unconscious,
 * at 0 or less and on their feet, reeling; else well.
 */
export function lifeState(
  { hitsLost, conditions }: Pick<CombatState, 'hitsLost' | 'conditions'>,
  { marks }: CombatRules['injury'],
  number: ReadNumber,
): LifeState {
  const left = number('hitPoints') - hitsLost;
  const { reeling, mayDie } = marks(number);
  if (conditions.includes('dead')) return 'dead';
  if (conditions.includes('mortallyWounded')) return 'mortallyWounded';
  if (hitsLost > 0 && left <= mayDie) return 'nearDeath';
  if (conditions.includes('unconscious')) return 'unconscious';
  if (hitsLost > 0 && left <= 0) return 'failing';
  return hitsLost > 0 && left <= reeling ? 'reeling' : 'well';
}
