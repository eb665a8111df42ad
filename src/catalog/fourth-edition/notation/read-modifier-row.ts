import type { Citation } from '../../../engine/citation.ts';
import { basicSet } from '../../books.ts';
import type { ListedItemModifier } from '../../item-entry.ts';
import type { GeneralModifier } from '../../trait-entry.ts';

/**
 * The effect of a modifier on a price.
 *
 * '+20%'          so much '+5%/level'     so much for each level 'varies'        as the game master says: the
 * percentage is typed in
 */
type ModifierPrice = `${'+' | '-'}${number}%${'' | '/level'}` | 'varies';

/** One price, or the price of each variant: `[103, { 'once an hour': '+20%', 'once a day': '+10%' }]`. */
type ModifierRow = readonly [page: Citation['page'], price: ModifierPrice | Readonly<Record<string, ModifierPrice>>];

/** Enhancements or limitations by their names. */
export type ModifierTable = Readonly<Record<string, ModifierRow>>;

/** Reads a table of modifiers; a variant follows the name after a colon. */
export const readModifierTable = (table: ModifierTable): readonly GeneralModifier[] =>
  Object.entries(table).flatMap(([name, [page, price]]) =>
    typeof price === 'string'
      ? [readModifier(name, page, price)]
      : Object.entries(price).map(([variant, its]) => readModifier(`${name}: ${variant}`, page, its)),
  );

const readModifier = (name: string, page: Citation['page'], price: ModifierPrice): GeneralModifier => ({
  name,
  percent: price === 'varies' ? 0 : Number.parseFloat(price),
  ...(price.endsWith('/level') ? { perLevel: true } : {}),
  cite: basicSet(page),
});

/** A modifier's addition to an item's cost factors: "+4 CF" makes the price five times as high. */
type CostFactor = `${'+' | '-'}${number} CF`;

type ItemModifierRow = readonly [page: Citation['page'], price: CostFactor, note: string];

/** Reads a table of modifiers of items, by their names. */
export const readItemModifierTable = (
  table: Readonly<Record<string, ItemModifierRow>>,
): readonly ListedItemModifier[] =>
  Object.entries(table).map(([name, [page, price, note]]) => ({
    name,
    costFactor: Number.parseFloat(price),
    note,
    cite: basicSet(page),
  }));
