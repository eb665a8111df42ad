import type { TraitModifier } from '../../character/trait-rows.ts';
import { countLevels } from './trait-price.ts';

/** Percent that the limitation Costs Fatigue takes off for each fatigue point of a use, and with as much again each second. */
const percentPerFatigue = 5;
const percentPerSecond = 10;

/** The fatigue that an ability costs by its limitations (Basic Set p. 111); 0 points for none. */
export function fatigueOf(modifiers: readonly TraitModifier[]): { readonly points: number; readonly keptUp: boolean } {
  const costs = modifiers.filter(({ name, percent }) => /^costs fatigue/i.test(name) && percent < 0);
  const keptUp = costs.some(({ name }) => /keep up/i.test(name));
  const percents = costs.reduce((sum, modifier) => sum - modifier.percent * countLevels(modifier), 0);
  return { points: Math.round(percents / (keptUp ? percentPerSecond : percentPerFatigue)), keptUp };
}
