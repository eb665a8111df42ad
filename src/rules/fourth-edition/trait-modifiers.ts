import type { Character } from '../../character/character.ts';
import type { ModifiedPart, TraitModifier } from '../../character/trait-rows.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { formatFraction, formatSigned } from '../../engine/numbers.ts';
import type { ResolvedTrait } from '../resolve/context.ts';
import { findNearestLevel } from '../shared/trait-levels.ts';
import { calculateTraitPrice } from '../shared/trait-price.ts';
import { countLevels, nameOfModifier } from '../wording/modifier-words.ts';
import { pages } from './pages.ts';
import { lowestModifier } from './tables/traits.ts';

type Campaign = Character['campaign'];

/**
 * Writes what the modifiers of a trait do to its price (pp. 101–102): points are added, to the base or for each level;
 * then the percentages on the base and those on the levels are each summed, to no less than −80, and count; then the
 * factors. Nothing is rounded here. What is paid for each level is what the price is above that of no level, so that an
 * answer which multiplies the price multiplies both parts.
 */
export function writeModifiers(w: DerivationBuilder, trait: ResolvedTrait, campaign: Campaign): void {
  const { row, key } = trait;
  const { modifiers } = row;
  const origin = { cite: pages.traitModifiers, row: key };
  const prices = divideByPart(trait, campaign, typeof w.value === 'number' ? w.value : 0);
  for (const modifier of modifiers.filter(({ points }) => points !== 0)) {
    const isForLevels = modifier.appliesTo === 'levels' && prices.levelCount > 0;
    const points = modifier.points * countLevels(modifier) * (isForLevels ? prices.levelCount : 1);
    prices[isForLevels ? 'levels' : 'base'] += points;
    w.add(points, isForLevels ? `${nameOfModifier(modifier)} for each level` : nameOfModifier(modifier), origin);
  }
  const inPercent = modifiers.filter(({ percent, points, times }) => percent !== 0 || (points === 0 && times === null));
  if (inPercent.every(({ appliesTo }) => appliesTo === 'all')) {
    if (inPercent.length > 0) w.multiply((100 + sumOf(inPercent)) / 100, describe(inPercent), origin);
  } else {
    for (const part of ['base', 'levels'] as const) {
      const counted = inPercent.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === part);
      const change = (prices[part] * sumOf(counted)) / 100;
      if (change !== 0)
        w.add(change, `${describe(counted)} of ${formatFraction(prices[part])} for the ${part}`, origin);
    }
  }
  for (const modifier of modifiers) {
    if (modifier.times !== null) w.multiply(modifier.times, nameOfModifier(modifier), origin);
  }
}

/** The parts of a price so far, and the levels that are paid for one by one: none where the price is not by the level. */
function divideByPart(
  { facet, row }: ResolvedTrait,
  campaign: Campaign,
  price: number,
): Record<Exclude<ModifiedPart, 'all'> | 'levelCount', number> {
  if (!facet || !('pointsPerLevel' in facet.price)) return { base: price, levels: 0, levelCount: 0 };
  const withoutLevels = { ...facet, price: { points: facet.price.points ?? 0 } };
  const base = calculateTraitPrice(withoutLevels, row, campaign);
  return { base, levels: price - base, levelCount: findNearestLevel(facet, row.level) };
}

/** The percentages of modifiers in all, no lower than the limit. */
const sumOf = (modifiers: readonly TraitModifier[]): number => Math.max(lowestModifier, total(modifiers));

const total = (modifiers: readonly TraitModifier[]): number =>
  modifiers.reduce((sum, modifier) => sum + modifier.percent * countLevels(modifier), 0);

function describe(modifiers: readonly TraitModifier[]): string {
  const names = modifiers
    .map((modifier) => `${nameOfModifier(modifier)} ${formatSigned(modifier.percent * countLevels(modifier))}%`)
    .join(', ');
  return total(modifiers) < lowestModifier ? `${names}, no lower than ${formatSigned(lowestModifier)}%` : names;
}
