import type { TraitFacet, TraitOption } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { type DerivationBuilder, evaluate, type Origin } from '../../engine/builder.ts';
import { findLiteracyNorm } from './campaign-defaults.ts';
import { findChosenOptions } from './trait-choices.ts';
import { findNearestLevel } from './trait-levels.ts';

type Campaign = Character['campaign'];
type PricedRow = Pick<TraitRow, 'choices' | 'level'>;

/** Where the steps of a price come from, and what the first of them calls the trait. */
interface PriceOrigin extends Origin {
  readonly name?: string;
}

/**
 * Writes the price of a trait in points: one price, the price of its level, or a price a level (of the level that counts);
 * then what its answers do to it, in the order of the questions. This is the only arithmetic of list prices: a number is
 * got from the same steps with {@link calculateTraitPrice}.
 */
export function writeTraitPrice(
  w: DerivationBuilder,
  facet: TraitFacet,
  row: PricedRow,
  campaign: Campaign,
  origin: PriceOrigin = {},
): void {
  const { price } = facet;
  const level = findNearestLevel(facet, row.level);
  const answers = findChosenOptions(facet, row, campaign).map(({ option }) => option);
  if ('levels' in price) w.lookup(origin.name ?? '', `level ${level}`, price.levels[level - 1] ?? 0, origin);
  else if ('pointsPerLevel' in price) {
    w.start(price.points ?? 0, 'list price', origin);
    w.add(price.pointsPerLevel * level, `${level} × ${price.pointsPerLevel} per level`, origin);
  } else {
    // A price that consists of answers alone begins with the first of them.
    const first = answers.find(changesPrice);
    const answersAlone = price.points === 0 && first && pointsOf(first, campaign) !== undefined;
    if (!answersAlone) w.start(price.points, 'list price', origin);
  }
  for (const option of answers) writeAnswer(w, option, campaign, origin);
}

/** The points of a trait with these answers at its level, before percentages and self-control. */
export function calculateTraitPrice(facet: TraitFacet, row: PricedRow, campaign: Campaign): number {
  const points = evaluate((w) => writeTraitPrice(w, facet, row, campaign));
  return typeof points === 'number' ? points : 0;
}

/** Rounds a price by its size, whatever its sign: half of −5 rounded down is −2. A whole number gets no step. */
function roundBySize(w: DerivationBuilder, to: 'up' | 'down', origin?: Origin): void {
  if (typeof w.value !== 'number' || Number.isInteger(w.value)) return;
  w.round(w.value < 0 === (to === 'up') ? 'down' : 'up', origin);
}

/** The points that an option adds, those for the setting's literacy before others. */
const pointsOf = ({ pointsByNorm, points }: TraitOption, campaign: Campaign): number | undefined =>
  pointsByNorm?.[findLiteracyNorm(campaign)] ?? points;

const changesPrice = ({ points, pointsByNorm, atMost, multiply, divide, round }: TraitOption): boolean =>
  [points, pointsByNorm, atMost, multiply, divide, round].some((figure) => figure !== undefined);

function writeAnswer(w: DerivationBuilder, option: TraitOption, campaign: Campaign, origin: Origin): void {
  const points = pointsOf(option, campaign);
  if (points !== undefined && w.value === null) w.start(points, option.name, origin);
  else if (points !== undefined) w.add(points, option.name, origin);
  if (option.atMost !== undefined) w.atMost(option.atMost, 'maximum', origin);
  if (option.multiply !== undefined) w.multiply(option.multiply, option.name, origin);
  if (option.divide !== undefined) w.divide(option.divide, option.name, origin);
  if (option.round) roundBySize(w, option.round, origin);
}
