import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { Character } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { pages } from './pages.ts';
import { startingWealthByTechLevel } from './tables/starting-wealth.ts';

const tableSum = (techLevel: number): number | null =>
  startingWealthByTechLevel.find(([level]) => level === techLevel)?.[1] ?? null;

/**
 * What a gun costs at another tech level than its own (p. 20): its list price in dollars, times what people start with in
 * the campaign, over what they start with where the gun is new. A .38 of $20 is $400 for those who have 20 times as much.
 * The list price stands where the setting has no tech level, or either sum is not known; then a note says so. Not rounded.
 */
export function addPriceByWealth(w: DerivationBuilder, facet: ItemFacet | null, campaign: Character['campaign']): void {
  const here = campaign.techLevel;
  if (!facet?.pricedByWealth || !facet.techLevel || here === null) return;
  const { from } = facet.techLevel;
  if (here === from) return;
  const cite = pages.firearms;
  const own = campaign.startingWealth;
  const now = own !== null && own > 0 ? own : tableSum(here);
  const then = tableSum(from);
  if (now === null || then === null) {
    const unknown = formatFraction(now === null ? here : from);
    w.note(`list price in the money of TL${from}: starting wealth at TL${unknown} is not known`, { cite });
    return;
  }
  w.multiply(now, `starting wealth at TL${formatFraction(here)}`, { cite });
  w.divide(then, `starting wealth at TL${from}`, { cite });
}
