import type { GcsItemModifier } from '../../character/gcs/gcs-rows.ts';
import { readWeight } from '../../character/gcs/read-measures.ts';
import { ownValue } from '../../engine/own-value.ts';
import { describeCostChange, describeWeightChange } from '../wording/item-modifier-words.ts';
import { convertFeatures } from './convert-features.ts';
import type { ItemModifierDraft } from './library-entry.ts';

/** What of an item the figures of its modifiers depend on. */
export interface ModifiedGcsItem {
  readonly name: string;
  readonly level: number;
  /** The places that its armor covers, as the file names them: what "this armor" is. */
  readonly places: readonly string[];
}

const noItem: ModifiedGcsItem = { name: '', level: 0, places: [] };

const costStages = {
  to_original_cost: 'original',
  to_base_cost: 'base',
  to_final_base_cost: 'finalBase',
  to_final_cost: 'final',
} as const;
const weightStages = {
  to_original_weight: 'original',
  to_base_weight: 'base',
  to_final_base_weight: 'finalBase',
  to_final_weight: 'final',
} as const;

/** Converts a modifier of an item, or one that stands alone. Amounts for each level count by the level of the item. */
export function convertItemModifier(source: GcsItemModifier, item: ModifiedGcsItem = noItem): ItemModifierDraft {
  const { name, reference, notes, techLevel } = source;
  const features = source.features.map((feature) =>
    feature.type === 'dr_bonus' && feature.locations.length === 0 && item.places.length > 0
      ? { ...feature, locations: item.places }
      : feature,
  );
  const converted = convertFeatures(features, { name: item.name, level: Math.max(1, item.level), isItem: true });
  const cost = readCost(source, item.level);
  const weight = readWeightChange(source);
  const tech = /^\d+$/.test(techLevel) ? Number(techLevel) : null;
  const said = [
    notes,
    cost === null ? `The price “${source.cost}” could not be read` : '',
    weight === null ? `The weight “${source.weight}” could not be read` : '',
    techLevel !== '' && tech === null ? `TL ${techLevel}` : '',
    ...converted.notes,
    ...source.scripts.map((field) => `A script in the file’s ${field} was not run`),
  ].filter(Boolean);
  return {
    name,
    ...cost,
    ...weight,
    ...(tech === null ? {} : { techLevel: tech }),
    ...(reference === '' ? {} : { page: reference }),
    ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
    ...(said.length === 0 ? {} : { notes: said }),
  };
}

/** What a modifier changes, in short: "+1 CF". */
export const figuresOfItemModifier = ({
  cost = null,
  costIs = 'dollars',
  weight = null,
  weightIs = 'pounds',
}: ItemModifierDraft): string =>
  [describeCostChange({ cost, costIs }), describeWeightChange({ weight, weightIs })].filter(Boolean).join(', ');

type Cost = Pick<ItemModifierDraft, 'cost' | 'costIs' | 'costStage'>;

/** The price in a modifier's text; null for a text that is none. In the stage of the base price all are cost factors. */
function readCost({ cost, costType, costPerLevel }: GcsItemModifier, level: number): Cost | null {
  if (cost.trim() === '') return {};
  const found = readAmount(cost);
  if (!found) return null;
  const stage = ownValue(costStages, costType) ?? 'original';
  const amount = costPerLevel ? found.amount * level : found.amount;
  const at = stage === 'original' ? {} : { costStage: stage };
  if (found.unit === 'times') return { cost: amount, costIs: 'times', ...at };
  if (found.unit === 'percent') return { cost: amount, costIs: 'percent', ...at };
  return stage === 'base' ? { cost: amount, costIs: 'costFactor', ...at } : { cost: amount, ...at };
}

type Weight = Pick<ItemModifierDraft, 'weight' | 'weightIs' | 'weightStage'>;

/** The change of weight in a modifier's text; null for a text that is none. */
function readWeightChange({ weight, weightType }: GcsItemModifier): Weight | null {
  if (weight.trim() === '') return {};
  const found = readAmount(weight);
  const stage = ownValue(weightStages, weightType) ?? 'original';
  const at = stage === 'original' ? {} : { weightStage: stage };
  if (found?.unit === 'times') return { weight: found.amount, weightIs: 'times', ...at };
  if (found?.unit === 'percent') return { weight: found.amount, weightIs: 'percent', ...at };
  const pounds = readWeight(weight);
  return pounds === null ? null : { weight: pounds, ...at };
}

/** Amount and unit of a price: "+3 CF", "x2", "-10%", "+5". Null for a text that is none, or out of bounds. */
function readAmount(text: string): { readonly amount: number; readonly unit: 'times' | 'percent' | 'sum' } | null {
  const plain = text.replaceAll(/[\s,]/g, '').replaceAll('×', 'x').toLowerCase();
  const [, times, number = '', divisor = '1', end = ''] =
    /^(x)?([-+]?(?:\d*\.)?\d+)(?:\/((?:\d*\.)?\d+))?(cf|%|x)?$/.exec(plain) ?? [];
  const amount = Number(number) / Number(divisor);
  if (number === '' || !Number.isFinite(amount) || Math.abs(amount) > 1e9) return null;
  if (times || end === 'x') return { amount: end === '%' ? amount / 100 : amount, unit: 'times' };
  return { amount, unit: end === '%' ? 'percent' : 'sum' };
}
