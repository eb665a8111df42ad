import type { GcsItem, GcsItemModifier } from '../../character/gcs/gcs-rows.ts';
import { readWeight } from '../../character/gcs/read-measures.ts';

/** Amount and unit of a price: "+3 CF", "x2", "-10%", "+5". Null for a text that is none. */
function readAmount(
  text: string,
): { readonly amount: number; readonly unit: 'cf' | 'factor' | 'percent' | 'sum' } | null {
  const plain = text.replaceAll(/[\s,]/g, '').replaceAll('×', 'x').toLowerCase();
  const [, times, number = '', divisor = '1', end = ''] =
    /^(x)?([-+]?\d*\.?\d+)(?:\/(\d*\.?\d+))?(cf|%|x)?$/.exec(plain) ?? [];
  const amount = Number(number) / Number(divisor);
  if (number === '' || !Number.isFinite(amount)) return null;
  if (end === 'cf') return { amount, unit: 'cf' };
  if (times || end === 'x') return { amount: end === '%' ? amount / 100 : amount, unit: 'factor' };
  return { amount, unit: end === '%' ? 'percent' : 'sum' };
}

const costStages = ['to_original_cost', 'to_base_cost', 'to_final_base_cost', 'to_final_cost'];
const weightStages = ['to_original_weight', 'to_base_weight', 'to_final_base_weight', 'to_final_weight'];
/** No cost factors make an item cheaper than this share (Low-Tech p. 14). */
const lowestCostFactors = -0.8;

/** Dollars of one item with its modifiers that are on, by stage: factors, then sums, then percentages. */
export function priceOfItem({ value, level, modifiers }: GcsItem): number {
  let price = value;
  const on = modifiers.filter(({ disabled }) => !disabled);
  for (const stage of costStages) {
    const before = price;
    let factors = 0;
    let percent = 0;
    let sum = 0;
    for (const modifier of on) {
      const found = modifier.costType === stage ? readAmount(modifier.cost) : null;
      if (!found) continue;
      const { unit } = found;
      const amount = modifier.costPerLevel ? found.amount * level : found.amount;
      if (stage === 'to_base_cost') {
        if (unit === 'cf' || unit === 'sum') factors += amount;
        else if (unit === 'factor') factors += amount - 1;
        else percent += amount;
      } else if (unit === 'factor') price *= amount;
      else if (unit === 'percent') percent += amount;
      else sum += amount;
    }
    price = price * (1 + Math.max(factors, lowestCostFactors)) + sum + (before * percent) / 100;
  }
  return roundMoney(Math.max(0, price));
}

/** Pounds of one item with its modifiers that are on, by stage. */
export function weightOfItem({ weight, modifiers }: GcsItem): number {
  let pounds = weight;
  const on = modifiers.filter(({ disabled }) => !disabled);
  for (const stage of weightStages) {
    const before = pounds;
    let sum = 0;
    let percent = 0;
    for (const modifier of on.filter(({ weightType }) => weightType === stage)) {
      const found = readAmount(modifier.weight);
      if (found?.unit === 'factor') pounds *= found.amount;
      else if (found?.unit === 'percent') percent += found.amount;
      else sum += readWeight(modifier.weight) ?? 0;
    }
    pounds = pounds + sum + (before * percent) / 100;
  }
  return roundMoney(Math.max(0, pounds));
}

/** A ten-thousandth is the least that files have. */
const roundMoney = (amount: number): number => Math.min(1e9, Math.round(amount * 10_000) / 10_000);

/** A modifier in words: "Fine (+3 CF)". */
export function describeItemModifier({ name, cost, weight }: GcsItemModifier): string {
  const figures = [cost && (/(cf|%|x)/i.test(cost) ? cost : `$${cost}`), weight].filter(Boolean).join(', ');
  return figures === '' ? name : `${name} (${figures})`;
}
