import type { DerivationBuilder } from '../../engine/builder.ts';
import { lineStat } from '../stat-ids.ts';
import type { AttackUse } from './attack-uses.ts';

/** The minimum ST of a use: that of the weapon table, or what effects make of it; undefined for a weapon without one. */
export function minimumStrengthOf(w: DerivationBuilder, { id, attack }: AttackUse): number | undefined {
  const { minimumStrength } = attack;
  const stat = lineStat(id, 'minimumStrength');
  return minimumStrength !== undefined && w.has(stat) ? w.consultNumber(stat) : minimumStrength;
}
