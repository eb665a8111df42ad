import { type ItemModifier, type ModifierStage, modifierStages } from '../../character/equipment-rows.ts';
import type { DerivationBuilder, Origin } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction, formatMoney, formatSigned } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import type { Alteration } from '../ruleset.ts';
import { itemStat } from '../stat-ids.ts';
import type { EffectKey } from './effect-targets.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { describeCostChange, nameOfItemModifier } from './trait-price.ts';

/** Cost factors make an item no cheaper than this share of its price. */
const minShare = 0.2;

/** The stages after the first, which is written before the quality of an item. */
const laterStages: readonly ModifierStage[] = modifierStages.slice(1);

/** The change by one modifier in a stage: a factor, a percentage of the value before the stage, or an amount. */
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
 * Defines the factor of an item's price from its cost factors: 1 and their sum, at least 0.2. Nothing if it has none.
 */
function defineCostFactor(worksheet: Worksheet, item: ResolvedItem): void {
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
      w.atLeast(minShare, 'least share of the price');
    },
  });
}

/** Writes the effect of modifiers on the price of one item in the first stage. */
const writeOriginalCost = (w: DerivationBuilder, item: Modified): void => writeCostStage(w, item, 'original');

/** Writes the effect of modifiers on the price of one item in the stages after the first; it is never below zero. */
function writeLaterCost(w: DerivationBuilder, item: Modified): void {
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

/** Writes the effect of modifiers on the weight of one item, in all stages; it is never below zero. */
function writeModifiedWeight(w: DerivationBuilder, { key, row }: Modified): void {
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

/** In a stage factors come first, then amounts, then percentages of the value before the stage. */
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

interface ItemRules {
  /** The effect of quality on an item's price: a factor, or null if it changes nothing. */
  qualityPrice(item: ResolvedItem): { readonly factor: number; readonly words: string; readonly cite: Citation } | null;
  /** Spikes on a shield: dollars and pounds. */
  readonly spikes: { readonly cost: number; readonly weight: number; readonly cite: Citation } | null;
  /** The effect of the setting on an item's list price: steps in dollars, written before those of quality. */
  listPrice?(w: DerivationBuilder, item: ResolvedItem): void;
  /** The price of altering items, by their keys, on top of their own price. */
  readonly altered?: { readonly prices: ReadonlyMap<string, Alteration>; readonly cite: Citation };
  readonly cite: Citation;
}

/** Dollars and pounds of every item, apiece times quantity, and the money spent in all. Unknown items cost nothing, beasts weigh nothing. */
export function defineItems(worksheet: Worksheet, context: SheetContext, effects: EffectIndex, rules: ItemRules): void {
  const { concept, campaign } = context.character;
  worksheet.section('items', [context.items, campaign, effects, rules.altered && concept], () => {
    for (const item of context.items) {
      const { key, facet } = item;
      if (!facet) continue;
      const alteration = rules.altered?.prices.get(key);
      const altered = [alteration?.price, alteration?.words, alteration?.unless];
      const inputs = [item, campaign, ...altered, effects.get(`cost:${key}`), effects.get(`weight:${key}`)];
      worksheet.section(itemStat(key, 'cost'), inputs, () => defineItem(worksheet, effects, item, rules));
    }
  });
  defineQuantities(worksheet, context, rules);
  worksheet.section('money', [context.items], () =>
    worksheet.define({
      id: 'money',
      name: 'money spent',
      unit: '$',
      cite: rules.cite,
      formula: (w) => {
        w.start(0, 'nothing bought');
        for (const { key, name, facet } of context.items)
          if (facet) w.addFrom(itemStat(key, 'cost'), 1, name, { row: key });
      },
    }),
  );
}

/** How many there are of each item, as the player chose: the only formulas that another quantity changes. */
function defineQuantities(worksheet: Worksheet, { items, character }: SheetContext, rules: ItemRules): void {
  worksheet.section('quantities', [items, character.equipment], () => {
    const quantities = new Map(character.equipment.map(({ key, quantity }) => [key, quantity]));
    for (const { key, name, facet } of items) {
      const id = itemStat(key, 'quantity');
      const quantity = quantities.get(key) ?? 0;
      const cite = facet?.cite ?? rules.cite;
      worksheet.section(id, [name, quantity, cite], () =>
        worksheet.define({
          id,
          name: `${name}, quantity`,
          cite,
          formula: (w) => w.start(quantity, 'quantity', { row: key }),
        }),
      );
    }
  });
}

function defineItem(worksheet: Worksheet, effects: EffectIndex, item: ResolvedItem, rules: ItemRules): void {
  const { key, row, name, facet } = item;
  if (!facet) return;
  const spikes = facet.shield && row.spiked ? rules.spikes : null;
  const multiplyByQuantity = (w: DerivationBuilder): void => {
    const quantity = w.choice(itemStat(key, 'quantity'));
    if (quantity !== 1) w.multiply(quantity, 'quantity', { row: key });
  };
  defineCostFactor(worksheet, item);
  worksheet.define({
    id: itemStat(key, 'cost'),
    name: `${name}, price`,
    unit: '$',
    cite: facet.cite,
    formula: (w) => {
      if (row.costOverride !== null) w.start(row.costOverride, 'custom price', { row: key });
      else {
        w.start(facet.cost, 'list price', { cite: facet.cite, row: key });
        rules.listPrice?.(w, item);
        writeOriginalCost(w, item);
        const quality = rules.qualityPrice(item);
        if (quality) w.multiply(quality.factor, quality.words, { cite: quality.cite, row: key });
        writeLaterCost(w, item);
        if (spikes) w.add(spikes.cost, 'spikes', { cite: spikes.cite, row: key });
        applyToItem(w, effects, `cost:${key}`);
      }
      const alteration = rules.altered?.prices.get(key);
      if (rules.altered && alteration) {
        const origin = { cite: rules.altered.cite, row: key };
        w.add(alteration.price, alteration.words, origin);
        if (alteration.unless) w.note(alteration.unless, origin);
      }
      multiplyByQuantity(w);
    },
  });
  worksheet.define({
    id: itemStat(key, 'weight'),
    name: `${name}, weight`,
    unit: 'lb',
    cite: facet.cite,
    formula: (w) => {
      if (isMount(item)) {
        w.start(0, 'carries itself', { row: key });
        return;
      }
      if (row.weightOverride !== null) w.start(row.weightOverride, 'custom weight', { row: key });
      else {
        w.start(facet.weight, 'listed weight', { cite: facet.cite, row: key });
        writeModifiedWeight(w, item);
        if (spikes) w.add(spikes.weight, 'spikes', { cite: spikes.cite, row: key });
        applyToItem(w, effects, `weight:${key}`);
      }
      multiplyByQuantity(w);
    },
  });
}

/** Writes the effects of an item on its own price or weight, each; neither is below zero. */
function applyToItem(w: DerivationBuilder, effects: EffectIndex, key: EffectKey): void {
  if (!effects.has(key)) return;
  applyEffects(w, effects, key);
  w.atLeast(0, 'minimum');
}
