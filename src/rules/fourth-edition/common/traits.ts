import type { Character } from '../../../character/character.ts';
import type { ModifiedPart, SelfControlRoll, TraitModifier } from '../../../character/trait-rows.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction, formatSigned } from '../../../engine/format.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import { multiplicativeModifiers } from '../../house-rules/sheet-rules.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { describeAppearance, describeSelfControl, formatPoints } from '../../shared/figure-words.ts';
import { calculateTraitPrice, countLevels, findNearestLevel, nameOfModifier } from '../../shared/trait-price.ts';
import type { AlternativePrice, TraitPricing } from '../../shared/traits.ts';
import { pages } from './pages.ts';
import { alternativeOver, appearanceTimes, lowestModifier, selfControlTimes } from './tables/prices.ts';

type Campaign = Character['campaign'];

/** How the percentages of enhancements and limitations become one factor: their sum, or the product of each sum. */
type ModifierSum = 'added' | 'multiplied';

/**
 * Writes the effect of a trait's modifiers on its price (pp. 101–102): points are added, to the base or for each level;
 * then the percentages on the base and those on the levels are each summed, to no less than −80, and applied; then the
 * factors. Multiplied with each other, enhancements are one factor and limitations another, which is no less than a
 * fifth. Nothing is rounded here. The price per level is the price above that of no level, so an answer that multiplies
 * the price multiplies both parts.
 */
function writeModifiers(w: DerivationBuilder, trait: ResolvedTrait, campaign: Campaign, sum: ModifierSum): void {
  const { row, key } = trait;
  const { modifiers } = row;
  const cite = sum === 'added' ? pages.traitModifiers : multiplicativeModifiers.cite;
  const origin = { cite, row: key };
  const prices = divideByPart(trait, campaign, typeof w.value === 'number' ? w.value : 0);
  for (const modifier of modifiers.filter(({ points }) => points !== 0)) {
    const isForLevels = modifier.appliesTo === 'levels' && prices.levelCount > 0;
    const points = modifier.points * countLevels(modifier) * (isForLevels ? prices.levelCount : 1);
    prices[isForLevels ? 'levels' : 'base'] += points;
    w.add(points, isForLevels ? `${nameOfModifier(modifier)} for each level` : nameOfModifier(modifier), origin);
  }
  const inPercent = modifiers.filter(({ percent, points, times }) => percent !== 0 || (points === 0 && times === null));
  if (inPercent.every(({ appliesTo }) => appliesTo === 'all')) {
    for (const group of groupsOf(inPercent, sum)) w.multiply(factorOf(group), describe(group), origin);
  } else {
    for (const part of ['base', 'levels'] as const) {
      const counted = inPercent.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo === part);
      const groups = groupsOf(counted, sum);
      const percent = groups.length === 1 && groups[0] ? sumOf(groups[0]) : 100 * (productOf(groups) - 1);
      const change = (prices[part] * percent) / 100;
      const words = groups.map(describe).join(' × ');
      if (change !== 0) w.add(change, `${words} of ${formatFraction(prices[part])} for the ${part}`, origin);
    }
  }
  for (const modifier of modifiers) {
    if (modifier.times !== null) w.multiply(modifier.times, nameOfModifier(modifier), origin);
  }
}

/** The modifiers whose percentages are summed together. */
function groupsOf(modifiers: readonly TraitModifier[], sum: ModifierSum): (readonly TraitModifier[])[] {
  const raises = (modifier: TraitModifier) => modifier.percent * countLevels(modifier) >= 0;
  const groups =
    sum === 'added' ? [modifiers] : [modifiers.filter(raises), modifiers.filter((modifier) => !raises(modifier))];
  return groups.filter((group) => group.length > 0);
}

const factorOf = (group: readonly TraitModifier[]): number => (100 + sumOf(group)) / 100;

const productOf = (groups: readonly (readonly TraitModifier[])[]): number =>
  groups.reduce((product, group) => product * factorOf(group), 1);

/** The parts of a price so far, and the levels that are paid for one by one: none if the price is not by the level. */
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

/**
 * Adds to the price of a trait and its levels: its modifiers (pp. 101–102), the frequency of appearance (p. 36), then,
 * for a disadvantage, the factor of its self-control roll (p. 120). A fraction is rounded once, at the end, up unless
 * the row says down: −7½ becomes −7.
 */
const createPricing =
  (sum: ModifierSum): TraitPricing =>
  (w, trait, campaign) => {
    const { facet, row, key } = trait;
    if (row.linked) w.note(`${row.linked.name || 'a character'}, built on ${formatPoints(row.linked.points)}`);
    writeModifiers(w, trait, campaign, sum);
    const appears = hasAppearance(trait) ? row.frequency : null;
    if (appears !== null) {
      w.multiply(appearanceTimes[appears], describeAppearance(appears), { cite: pages.appearance, row: key });
    }
    const roll = facet?.kind === 'disadvantage' ? row.selfControl : null;
    if (roll !== null) {
      w.multiply(selfControlTimes[roll], describeSelfControl(roll), { cite: pages.disadvantages, row: key });
    }
    if (typeof w.value !== 'number' || Number.isInteger(w.value)) return;
    const plain = row.modifiers.length === 0;
    const cite = plain && roll !== null ? pages.disadvantages : plain && appears !== null ? pages.appearance : null;
    w.round(row.roundDown ? 'down' : 'up', { cite: cite ?? pages.traitModifiers });
  };

/** The points of a disadvantage with its self-control roll (p. 120), as {@link createPricing} has them for one without modifiers. */
export const resistedPrice = (points: number, roll: SelfControlRoll): number =>
  Math.ceil(points * selfControlTimes[roll]) + 0; // never −0

/** True if the row has a frequency of appearance: an entry that asks for it has it among its answers. */
const hasAppearance = ({ facet }: ResolvedTrait): boolean =>
  !facet?.parameters?.some(({ id }) => id === appearanceQuestion);

/** The id of the question for the frequency of appearance, or for how often a duty calls. */
const appearanceQuestion = 'frequency';

const pricing = createPricing('added');
const multiplicativePricing = createPricing('multiplied');

/** The ruleset's modifier to list prices; the same object each time, so that prices stay cached. */
export const findTraitPricing = (context: SheetContext): TraitPricing =>
  isInForce(context, multiplicativeModifiers) ? multiplicativePricing : pricing;

/** Of abilities that cannot be used at the same time, the dearest costs its price and each other a fifth (p. 61). */
export const alternativePrice: AlternativePrice = {
  over: alternativeOver,
  words: 'alternative ability',
  cite: pages.alternatives,
};
