import { memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';

const bonusOf = ({ facet }: ResolvedItem): number => facet?.shield?.defenseBonus ?? 0;

/**
 * Returns the shield in hand whose Defense Bonus counts (p. 374): of several the one with the greatest, since the bonuses
 * do not add up; of equal ones the first. Undefined without a shield in hand.
 */
export const shieldInHand = ({ items }: SheetContext): ResolvedItem | undefined => bestShield(items);

const bestShield = memoizeByObject((items: readonly ResolvedItem[]): ResolvedItem | undefined => {
  const [first, ...otherShields] = items.filter((item) => item.inUse && item.facet?.shield);
  return first && otherShields.reduce((best, item) => (bonusOf(item) > bonusOf(best) ? item : best), first);
});
