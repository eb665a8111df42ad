import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { formatNumber } from '../../engine/numbers.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { WeaponParry } from '../shared/attack-rules.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import type { EffectIndex } from '../shared/effects.ts';
import { weaponParry } from '../third-edition/parry.ts';
import { breakageOdds } from './decisions.ts';
import { pages } from './pages.ts';

/** So many times its own weight may break a weapon that parries it (p. 24). */
const tooHeavy = 3;

/** Parry with a weapon, and the risk that it runs. */
export function parryWithRisk(context: SheetContext, effects: EffectIndex): WeaponParry {
  const { formula, bonuses } = weaponParry(context, effects, pages);
  const withRisk = (w: DerivationBuilder, use: AttackUse): void => {
    bonuses(w, use);
    const { row, facet } = use.item;
    const weight = row.weightOverride ?? facet?.weight ?? 0;
    if (weight <= 0) return;
    const odds = row.quality === 'cheap' || row.quality === 'good' ? breakageOdds[row.quality] : breakageOdds.fine;
    w.note(`breaks ${odds} when it parries a weapon of ${formatNumber(weight * tooHeavy)} lb or more`, {
      cite: pages.breakage,
    });
  };
  return { formula, bonuses: withRisk };
}
