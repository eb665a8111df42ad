import type { ItemModifier } from '../../character/item-modifier.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';

type Figures = Pick<ItemModifier, 'name' | 'cost' | 'costIs' | 'weight' | 'weightIs'>;

/** What a modifier does to a price: "+2 CF", "+10%", "×3", "+$50"; '' for nothing. */
export function describeCostChange({ cost, costIs }: Pick<Figures, 'cost' | 'costIs'>): string {
  if (cost === null) return '';
  if (costIs === 'times') return `×${formatFraction(cost)}`;
  if (costIs === 'percent') return `${formatSigned(cost)}%`;
  if (costIs === 'costFactor') return `${formatSigned(cost)} CF`;
  return `${cost < 0 ? '−' : '+'}$${formatFraction(Math.abs(cost))}`;
}

/** What a modifier does to a weight: "×0.75", "−10%", "+2 lb"; '' for nothing. */
export function describeWeightChange({ weight, weightIs }: Pick<Figures, 'weight' | 'weightIs'>): string {
  if (weight === null) return '';
  if (weightIs === 'times') return `weight ×${formatFraction(weight)}`;
  return `${formatSigned(weight)}${weightIs === 'percent' ? '% weight' : ' lb'}`;
}

export const nameOfItemModifier = ({ name }: Pick<Figures, 'name'>): string => name.trim() || 'modifier';

/** A modifier with what it changes: "Ornate (+1 CF)". */
export function describeItemModifier(modifier: Figures): string {
  const figures = [describeCostChange(modifier), describeWeightChange(modifier)].filter(Boolean).join(', ');
  return figures === '' ? nameOfItemModifier(modifier) : `${nameOfItemModifier(modifier)} (${figures})`;
}
