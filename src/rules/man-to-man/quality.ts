import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { Quality } from '../../character/equipment-rows.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { fineBladeDamage } from './decisions.ts';
import { pages } from './pages.ts';

/** Price factors by kind of weapon (p. 13). */
const factors: Partial<Record<NonNullable<ItemFacet['quality']>, Partial<Record<Quality, number>>>> = {
  sword: { cheap: 0.4, fine: 4 },
  edged: { fine: 10 },
  crushing: { fine: 3 },
};

/** Returns the factor on the price; null for list quality and for what the book does not offer. */
export function qualityFactors(kind: NonNullable<ItemFacet['quality']>, quality: Quality): number | null {
  return factors[kind]?.[quality] ?? null;
}

/** Returns the damage bonus: 1 for a fine blade with edge or point, not for crushing weapons and blunt thrusts. */
export function qualityDamage({ item, attack }: AttackUse) {
  if (item.row.quality !== 'fine' || !item.facet?.quality || item.facet.quality === 'crushing') return null;
  if (attack.type !== 'cut' && attack.type !== 'imp') return null;
  return { add: fineBladeDamage, words: 'fine quality', cite: pages.quality };
}
