import type { DerivationBuilder } from '../../engine/builder.ts';
import { formatFraction } from '../../engine/format.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { WeaponParry } from '../shared/attack-rules.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import type { EffectIndex } from '../shared/effects.ts';
import { createWeaponParry } from '../third-edition/parry.ts';
import { breakageOdds } from './decisions.ts';
import { pages } from './pages.ts';

/** A weapon may break when it parries one of this many times its weight (p. 24). */
const breakingRatio = 3;

/** Returns the formula of Parry with a weapon, with a note on its breakage. */
export function createManToManParry(context: SheetContext, effects: EffectIndex): WeaponParry {
  const { formula, bonuses } = createWeaponParry(context, effects, pages);
  const withRisk = (w: DerivationBuilder, use: AttackUse): void => {
    bonuses(w, use);
    const { row, facet } = use.item;
    const weight = row.weightOverride ?? facet?.weight ?? 0;
    if (weight <= 0) return;
    const odds = row.quality === 'cheap' || row.quality === 'good' ? breakageOdds[row.quality] : breakageOdds.fine;
    w.note(`breaks ${odds} when it parries a weapon of ${formatFraction(weight * breakingRatio)} lb or more`, {
      cite: pages.breakage,
    });
  };
  return { formula, bonuses: withRisk };
}
