import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import type { Alteration } from '../ruleset.ts';
import { itemStat } from '../stat-ids.ts';
import type { EffectKey } from './effect-targets.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { defineCostFactor, writeLaterCost, writeModifiedWeight, writeOriginalCost } from './item-modifiers.ts';

export interface ItemRules {
  /** What quality does to an item's price: a factor, or null where it changes nothing. */
  qualityPrice(item: ResolvedItem): { readonly factor: number; readonly words: string; readonly cite: Citation } | null;
  /** Spikes on a shield: dollars and pounds. */
  readonly spikes: { readonly cost: number; readonly weight: number; readonly cite: Citation } | null;
  /** What the setting does to an item's list price: steps in dollars, written before those of quality. */
  listPrice?(w: DerivationBuilder, item: ResolvedItem): void;
  /** What was paid for altering items, by their keys, on top of whatever they cost. */
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

/** Writes what an item does to its own price or weight, each; neither is less than nothing. */
function applyToItem(w: DerivationBuilder, effects: EffectIndex, key: EffectKey): void {
  if (!effects.has(key)) return;
  applyEffects(w, effects, key);
  w.atLeast(0, 'minimum');
}
