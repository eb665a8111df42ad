import type { Effect } from '../../effect.ts';
import type { TraitOption, TraitParameter } from '../../trait-entry.ts';
import { type AttackLine, readAttackLines } from './read-attack-line.ts';
import { type EffectText, readEffects } from './read-effect.ts';

/** A name in kebab-case: "360° Vision" is "360-vision", "Rank (Guild)" is "rank-guild". */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The effect of an option on the price: points that are added, or a factor (`'/2'` halves). */
type OptionPrice = number | `x${number}` | `/${number}` | `/${number} down`;

interface OptionDetails
  extends Pick<TraitOption, 'short' | 'kind' | 'prerequisites' | 'notes' | 'atMost' | 'pointsByNorm' | 'blows'> {
  /** If it differs from the name in kebab-case. */
  readonly id?: string;
  readonly effects?: readonly (EffectText | Effect)[];
  readonly attacks?: readonly AttackLine[];
}

export type OptionRow = readonly [name: string, price: OptionPrice, details?: OptionDetails];

type ParameterDetails = Partial<Pick<TraitParameter, 'id' | 'initial' | 'initialFromTechLevel' | 'onlyWith'>>;

/**
 * A question with options, each with its points or factor. Ids of questions and options are their texts in kebab-case
 * unless they are named.
 */
export const choose = (
  label: string,
  options: readonly OptionRow[],
  details: ParameterDetails = {},
): TraitParameter => ({
  id: idOf(label),
  label,
  options: options.map(readOption),
  ...details,
});

/** A question that is answered in the player's own words. */
export const write = (
  label: string,
  placeholder: string,
  suggestions: readonly string[] = [],
  details: ParameterDetails = {},
): TraitParameter => ({
  id: idOf(label),
  label,
  text: { placeholder, ...(suggestions.length > 0 ? { suggestions } : {}) },
  ...details,
});

/**
 * How often an associate turns up (p. 36), after everything else that changes the price. The fraction of “rarely” is rounded
 * with the price of the trait.
 */
export const frequencyOfAppearance: TraitParameter = choose(
  'Appears',
  [
    ['Constantly', 'x4', { short: 'constantly', id: 'constantly' }],
    ['Almost all the time: on 15 or less', 'x3', { short: '15 or less', id: 'almost-always' }],
    ['Quite often: on 12 or less', 'x2', { short: '12 or less', id: 'quite-often' }],
    ['Fairly often: on 9 or less', 'x1', { short: '9 or less', id: 'fairly-often' }],
    ['Quite rarely: on 6 or less', '/2', { short: '6 or less', id: 'rarely' }],
  ],
  { id: 'frequency', initial: 'fairly-often' },
);

function readOption([name, price, { id = idOf(name), effects, attacks, ...details } = {}]: OptionRow): TraitOption {
  return {
    id,
    name,
    ...priceOf(price),
    ...details,
    ...(effects ? { effects: readEffects(effects) } : {}),
    ...(attacks ? { attacks: readAttackLines(attacks) } : {}),
  };
}

function priceOf(price: OptionPrice): Pick<TraitOption, 'points' | 'multiply' | 'divide' | 'round'> {
  if (typeof price === 'number') return { points: price };
  const factor = Number.parseFloat(price.slice(1));
  if (price.startsWith('x')) return { multiply: factor };
  return { divide: factor, ...(price.endsWith(' down') ? { round: 'down' } : {}) };
}
