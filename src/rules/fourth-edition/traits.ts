import { formatSigned } from '../../engine/numbers.ts';
import { roundBySize } from '../shared/trait-price.ts';
import type { TraitPricing } from '../shared/traits.ts';
import { pages } from './pages.ts';
import { lowestModifier, selfControlTimes } from './tables/traits.ts';

/**
 * Adds to the price of a trait and its levels: the sum of the percentages, at least −80, with the product rounded up
 * (pp. 102–115); then, for a disadvantage, the factor of its self-control roll, rounded down (pp. 120–154).
 */
export const traitPricing: TraitPricing = (w, { facet, row, key }) => {
  if (row.modifiers.length > 0) {
    const sum = row.modifiers.reduce((total, { percent }) => total + percent, 0);
    const countedPercent = Math.max(lowestModifier, sum);
    const names = row.modifiers
      .map(({ name, percent }) => `${name || 'modifier'} ${formatSigned(percent)}%`)
      .join(', ');
    const words = countedPercent === sum ? names : `${names}, no lower than ${formatSigned(lowestModifier)}%`;
    w.multiply((100 + countedPercent) / 100, words, { cite: pages.traitModifiers, row: key });
  }
  if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('up', { cite: pages.traitModifiers });
  if (facet?.kind !== 'disadvantage' || row.selfControl === null) return;
  w.multiply(selfControlTimes[row.selfControl], `resisted on ${row.selfControl}`, {
    cite: pages.disadvantages,
    row: key,
  });
  roundBySize(w, 'down', { cite: pages.disadvantages });
};
