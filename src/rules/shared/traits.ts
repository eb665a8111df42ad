import type { TraitFacet, TraitKind } from '../../catalog/trait-entry.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../context.ts';
import { traitStat } from '../stat-ids.ts';

/** Writes more steps on a trait's price: percentages, self-control (fourth edition). */
export type TraitPricing = (
  w: Parameters<Parameters<Worksheet['define']>[0]['formula']>[0],
  trait: ResolvedTrait,
) => void;

/** The points of every trait: one price, the price of its level, or a price a level; then what the ruleset adds. */
export function defineTraits(worksheet: Worksheet, context: SheetContext, pricing: TraitPricing = () => {}): void {
  for (const trait of context.traits) {
    const { facet, key, name, row } = trait;
    if (!facet) continue;
    const { price, cite } = facet;
    worksheet.define({
      id: traitStat(key),
      name: `${name}, points`,
      unit: 'points',
      cite,
      formula: (w) => {
        if ('levels' in price)
          w.lookup(name, `level ${row.level}`, levelPrice(price.levels, row.level), { cite, row: key });
        else {
          w.start(price.points ?? 0, 'list price', { cite, row: key });
          if ('pointsPerLevel' in price) {
            w.add(price.pointsPerLevel * row.level, `${row.level} × ${price.pointsPerLevel} a level`, {
              cite,
              row: key,
            });
          }
        }
        pricing(w, trait);
      },
    });
  }
}

/** Levels past the table cost what the last one does; a finding tells of it. */
function levelPrice(levels: readonly number[], level: number): number {
  return levels[Math.min(levels.length, Math.max(1, level)) - 1] ?? 0;
}

/** The most levels that the price list has; null for as many as one likes, 1 for a trait without levels. */
export function mostLevels(facet: TraitFacet): number | null {
  const { price } = facet;
  if ('levels' in price) return price.levels.length;
  return 'pointsPerLevel' in price ? (price.mostLevels ?? null) : 1;
}

export const kindNames: Readonly<Record<TraitKind, { one: string; many: string }>> = {
  advantage: { one: 'advantage', many: 'advantages' },
  perk: { one: 'perk', many: 'perks' },
  disadvantage: { one: 'disadvantage', many: 'disadvantages' },
  quirk: { one: 'quirk', many: 'quirks' },
};
