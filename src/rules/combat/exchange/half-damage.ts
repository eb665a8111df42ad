import { lineStat } from '../../stat-ids.ts';
import { attackStat } from '../fight-stats.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { CombatSheet } from '../work-out-combat.ts';

/** True from the weapon’s half-damage range on, where the book has that. */
export function isHalved({ fight, worksheet }: CombatSheet, line: FightingLine): boolean {
  const half = lineStat(line.id, 'halfDamage');
  if (!fight.rules.attack.halfDamage || line.mode === 'melee' || fight.target.range === null) return false;
  const from = worksheet.has(half) ? worksheet.get(half).value : null;
  return typeof from === 'number' && worksheet.number(attackStat(line.id, 'range')) >= from;
}
