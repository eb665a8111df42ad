import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { Character } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { formatFraction } from '../../engine/format.ts';
import { pages } from './pages.ts';
import { startingWealthByTechLevel } from './tables/starting-wealth.ts';

const tableSum = (techLevel: number): number | null =>
  startingWealthByTechLevel.find(([level]) => level === techLevel)?.[1] ?? null;

/**
 * Adds the price factor of a gun at another tech level than its own (p. 20): its list price in dollars is multiplied by
 * the starting wealth of the campaign and divided by that of the tech level at which the gun is new. A .38 of $20 is
 * $400 for those who have 20 times as much. The list price is kept where the setting has no tech level, or, with a
 * note, where either sum is unknown. Not rounded. The book has this for guns; gear of our own from the same time follows it.
 */
export function addPriceByWealth(w: DerivationBuilder, facet: ItemFacet | null, campaign: Character['campaign']): void {
  const campaignLevel = campaign.techLevel;
  if (!facet?.pricedByWealth || !facet.techLevel || campaignLevel === null) return;
  const { from: newLevel } = facet.techLevel;
  if (campaignLevel === newLevel) return;
  const cite = pages.firearms;
  const typedWealth = campaign.startingWealth;
  const campaignWealth = typedWealth !== null && typedWealth > 0 ? typedWealth : tableSum(campaignLevel);
  const wealthWhenNew = tableSum(newLevel);
  if (campaignWealth === null || wealthWhenNew === null) {
    const unknownLevel = formatFraction(campaignWealth === null ? campaignLevel : newLevel);
    w.note(`list price as of TL${newLevel}: starting wealth at TL${unknownLevel} is unknown`, { cite });
    return;
  }
  w.multiply(campaignWealth, `starting wealth at TL${formatFraction(campaignLevel)}`, { cite });
  w.divide(wealthWhenNew, `starting wealth at TL${newLevel}`, { cite });
}
