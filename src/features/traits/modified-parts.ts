import type { TraitModifier } from '../../character/trait-rows.ts';

/** The parts of a price that a modifier can count for, in words. */
export const modifiedPartNames: readonly { readonly value: TraitModifier['appliesTo']; readonly label: string }[] = [
  { value: 'all', label: 'the whole price' },
  { value: 'base', label: 'the base price' },
  { value: 'levels', label: 'the price of its levels' },
];
