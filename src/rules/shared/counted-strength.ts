import type { DerivationBuilder } from '../../engine/builder.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { lineStat } from '../stat-ids.ts';
import type { AttackRules } from './attack-rules.ts';
import { type AttackUse, findBowStrength } from './attack-uses.ts';
import type { EffectIndex } from './effects.ts';
import { minimumStrengthOf } from './minimum-strength.ts';
import { effectsOnUse } from './weapon-effects.ts';

/** The stat of the ST that a use counts with, where that is not what thrust and swing of the sheet are of; null otherwise. */
export function findCountedStrength(w: DerivationBuilder, { id }: AttackUse): StatId | null {
  const stat = lineStat(id, 'strength');
  return w.has(stat) ? stat : null;
}

/**
 * Defines the ST that the damage of a use counts with: where it is another strength than that of blows (lifting, telekinesis,
 * IQ), or where effects may add to it for some weapons. It is no more than the weapon can use.
 */
export function defineCountedStrength(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
  use: AttackUse,
): void {
  const { id, item, attack } = use;
  const { strengths, strengthCap: cap } = rules;
  if (!strengths || attack.basis === 'fixed' || attack.unarmed) return;
  if (attack.strengthOf === undefined && !effects.hasSelections('weaponStrength')) return;
  const { cite } = item.facet ?? {};
  worksheet.define({
    id: lineStat(id, 'strength'),
    name: `${item.name}, ${attack.name}: ST`,
    cite,
    formula: (w) => {
      const bow = findBowStrength(use);
      if (bow === null) w.startFrom(strengths[attack.strengthOf ?? 'striking']);
      else w.start(bow, 'the bow’s ST', { row: item.key });
      effectsOnUse(context, effects, use)(w, 'weaponStrength');
      const minimum = minimumStrengthOf(w, use) ?? 0;
      if (cap && minimum > 0) {
        w.atMost(minimum * cap.times, `${cap.times} times the weapon’s ST`, { cite: cap.cite });
      }
    },
  });
}
