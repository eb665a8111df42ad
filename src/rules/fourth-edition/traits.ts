import type { AlternativePrice, TraitPricing } from '../shared/traits.ts';
import { pages } from './pages.ts';
import { alternativeOver, selfControlTimes } from './tables/traits.ts';
import { writeModifiers } from './trait-modifiers.ts';

/**
 * Adds to the price of a trait and its levels: what its modifiers do (pp. 101–102), then, for a disadvantage, the factor of
 * its self-control roll (p. 120). A fraction is rounded once, at the end, up unless the row says down: −7½ becomes −7.
 */
export const traitPricing: TraitPricing = (w, trait, campaign) => {
  const { facet, row, key } = trait;
  writeModifiers(w, trait, campaign);
  const roll = facet?.kind === 'disadvantage' ? row.selfControl : null;
  if (roll !== null) {
    w.multiply(selfControlTimes[roll], `resisted on ${roll}`, { cite: pages.disadvantages, row: key });
  }
  if (typeof w.value !== 'number' || Number.isInteger(w.value)) return;
  w.round(row.roundDown ? 'down' : 'up', {
    cite: roll !== null && row.modifiers.length === 0 ? pages.disadvantages : pages.traitModifiers,
  });
};

/** Of abilities that cannot be used at the same time, the dearest costs its price and each other a fifth (p. 61). */
export const alternativePrice: AlternativePrice = {
  over: alternativeOver,
  words: 'alternative ability',
  cite: pages.alternatives,
};
