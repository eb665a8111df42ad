import type { SelfControlRoll } from '../../character/trait-rows.ts';
import { multiplicativeModifiers } from '../house-rules/multiplicative-modifiers.ts';
import { isInForce } from '../house-rules/rules-in-force.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import type { AlternativePrice, TraitPricing } from '../shared/traits.ts';
import { describeAppearance, describeSelfControl } from '../wording/trait-roll-words.ts';
import { pages } from './pages.ts';
import { alternativeOver, appearanceTimes, selfControlTimes } from './tables/traits.ts';
import { type ModifierSum, writeModifiers } from './trait-modifiers.ts';

/**
 * Adds to the price of a trait and its levels: what its modifiers do (pp. 101–102), how often somebody turns up (p. 36), then,
 * for a disadvantage, the factor of its self-control roll (p. 120). A fraction is rounded once, at the end, up unless the row
 * says down: −7½ becomes −7.
 */
const createPricing =
  (sum: ModifierSum): TraitPricing =>
  (w, trait, campaign) => {
    const { facet, row, key } = trait;
    writeModifiers(w, trait, campaign, sum);
    const appears = hasAppearance(trait) ? row.frequency : null;
    if (appears !== null) {
      w.multiply(appearanceTimes[appears], describeAppearance(appears), { cite: pages.appearance, row: key });
    }
    const roll = facet?.kind === 'disadvantage' ? row.selfControl : null;
    if (roll !== null) {
      w.multiply(selfControlTimes[roll], describeSelfControl(roll), { cite: pages.disadvantages, row: key });
    }
    if (typeof w.value !== 'number' || Number.isInteger(w.value)) return;
    const plain = row.modifiers.length === 0;
    const cite = plain && roll !== null ? pages.disadvantages : plain && appears !== null ? pages.appearance : null;
    w.round(row.roundDown ? 'down' : 'up', { cite: cite ?? pages.traitModifiers });
  };

/** The points of a disadvantage with its self-control roll (p. 120), as {@link createPricing} has them for one without modifiers. */
export const resistedPrice = (points: number, roll: SelfControlRoll): number =>
  Math.ceil(points * selfControlTimes[roll]) + 0; // never −0

/** True where the row says how often somebody turns up: an entry whose questions ask for it has that among its answers. */
const hasAppearance = ({ facet }: ResolvedTrait): boolean =>
  !facet?.parameters?.some(({ id }) => id === appearanceQuestion);

/** The id of the question for the frequency of appearance, or for how often a duty calls. */
const appearanceQuestion = 'frequency';

const pricing = createPricing('added');
const multiplicativePricing = createPricing('multiplied');

/** What the ruleset adds to list prices; the same object each time, so that prices are kept. */
export const findTraitPricing = (context: SheetContext): TraitPricing =>
  isInForce(context, multiplicativeModifiers) ? multiplicativePricing : pricing;

/** Of abilities that cannot be used at the same time, the dearest costs its price and each other a fifth (p. 61). */
export const alternativePrice: AlternativePrice = {
  over: alternativeOver,
  words: 'alternative ability',
  cite: pages.alternatives,
};
