import { type ItemModifier, type ModifierStage, modifierStages } from '../../character/item-modifier.ts';
import type { DerivationBuilder, Origin } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction, formatMoney, formatSigned } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import { itemStat } from '../stat-ids.ts';
import { describeCostChange, nameOfItemModifier } from '../wording/item-modifier-words.ts';

/** Cost factors make an item no cheaper than this share of its price. */
const leastShare = 0.2;

/** The stages after the first, which is written before the quality of an item. */
const laterStages: readonly ModifierStage[] = modifierStages.slice(1);

/** What one modifier does in a stage, as a factor, a percentage of what came into the stage, or an amount. */
interface StageChange {
  readonly name: string;
  readonly amount: number;
  readonly as: 'times' | 'percent' | 'sum';
  readonly origin: Origin;
}

type Modified = Pick<ResolvedItem, 'key' | 'row'>;

const originOf = ({ page }: ItemModifier, key: string): Origin => {
  const cite: Citation | undefined = page === '' ? undefined : { book: page, page: '' };
  return { cite, row: key };
};

/** A cost factor counts in the stage of the base price; a factor of that stage is a cost factor too, less 1. */
const isCostFactor = ({ cost, costIs, costStage }: ItemModifier): boolean =>
  cost !== null && (costIs === 'costFactor' || (costIs === 'times' && costStage === 'base'));

/**
 * Defines the factor of an item's price that its cost factors make: 1 and their sum, at least 0.2. Nothing where it has none.
 */
export function defineCostFactor(worksheet: Worksheet, item: ResolvedItem): void {
  const factors = item.row.modifiers.filter(isCostFactor);
  const cite = item.facet?.cite;
  if (factors.length === 0 || !cite) return;
  worksheet.define({
    id: itemStat(item.key, 'costFactor'),
    name: `${item.name}, cost factors`,
    cite,
    formula: (w) => {
      w.start(1, 'the price itself');
      for (const modifier of factors) {
        const { cost, costIs } = modifier;
        const amount = (cost ?? 0) - (costIs === 'times' ? 1 : 0);
        const words = `${nameOfItemModifier(modifier)}, ${costIs === 'times' ? describeCostChange(modifier) : 'CF'}`;
        w.add(amount, words, originOf(modifier, item.key));
      }
      w.atLeast(leastShare, 'least share of the price');
    },
  });
}

/** Writes what modifiers do to the price of one item in the first stage. */
export const writeOriginalCost = (w: DerivationBuilder, item: Modified): void => writeCostStage(w, item, 'original');

/** Writes what modifiers do to the price of one item in the stages after the first; it is never less than nothing. */
export function writeLaterCost(w: DerivationBuilder, item: Modified): void {
  for (const stage of laterStages) writeCostStage(w, item, stage);
  if (item.row.modifiers.some(({ cost }) => cost !== null)) atLeastNothing(w);
}

function writeCostStage(w: DerivationBuilder, { key, row }: Modified, stage: ModifierStage): void {
  if (row.modifiers.length === 0) return;
  const factors = stage === 'base' ? row.modifiers.filter(isCostFactor) : [];
  if (factors.length > 0) {
    const names = factors.map((modifier) => `${nameOfItemModifier(modifier)} ${describeCostChange(modifier)}`);
    w.multiplyFrom(itemStat(key, 'costFactor'), names.join(', '));
  }
  const changes = row.modifiers.flatMap((modifier): StageChange[] => {
    const { cost, costIs, costStage } = modifier;
    if (cost === null || costIs === 'costFactor' || costStage !== stage || isCostFactor(modifier)) return [];
    const as = costIs === 'dollars' ? 'sum' : costIs;
    return [{ name: nameOfItemModifier(modifier), amount: cost, as, origin: originOf(modifier, key) }];
  });
  writeStage(w, changes, (price) => formatMoney(price));
}

/** Writes what modifiers do to the weight of one item, in all stages; it is never less than nothing. */
export function writeModifiedWeight(w: DerivationBuilder, { key, row }: Modified): void {
  for (const stage of modifierStages) {
    const changes = row.modifiers.flatMap((modifier): StageChange[] => {
      const { weight, weightIs, weightStage } = modifier;
      if (weight === null || weightStage !== stage) return [];
      const as = weightIs === 'pounds' ? 'sum' : weightIs;
      return [{ name: nameOfItemModifier(modifier), amount: weight, as, origin: originOf(modifier, key) }];
    });
    writeStage(w, changes, (weight) => `${formatFraction(weight)} lb`);
  }
  if (row.modifiers.some(({ weight }) => weight !== null)) atLeastNothing(w);
}

/** In a stage factors come first, then amounts, then percentages of what came into the stage. */
function writeStage(w: DerivationBuilder, changes: readonly StageChange[], inWords: (value: number) => string): void {
  const before = typeof w.value === 'number' ? w.value : 0;
  for (const { as, amount, name, origin } of changes) if (as === 'times') w.multiply(amount, name, origin);
  for (const { as, amount, name, origin } of changes) if (as === 'sum') w.add(amount, name, origin);
  for (const { as, amount, name, origin } of changes) {
    if (as === 'percent')
      w.add((before * amount) / 100, `${name}, ${formatSigned(amount)}% of ${inWords(before)}`, origin);
  }
}

function atLeastNothing(w: DerivationBuilder): void {
  if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'minimum');
}
