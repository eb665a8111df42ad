import type { Catalog } from '../../catalog/catalog.ts';
import type { KitFacet, KitLine } from '../../catalog/kit.ts';
import { addItems, type PackedItem } from '../../character/add-items.ts';
import { formatFraction, formatMoney } from '../../engine/format.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { startingItem } from './starting-row.ts';

/** Returns the items of a kit as they are added to a character; those that the ruleset does not have are left out. */
export function startingKit(context: Pick<SheetContext, 'catalog'>, { items }: Pick<KitFacet, 'items'>): PackedItem[] {
  return items.flatMap(({ item, quantity = 1, place, contents = [] }) => {
    const listed = context.catalog.items.get(item);
    if (!listed) return [];
    const row = { ...startingItem(context, listed), quantity, ...(place ? { place } : {}) };
    return [{ row, contents: startingKit(context, { items: contents }) }];
  });
}

/** What a kit costs in dollars and weighs in pounds, whatever else the character has. */
export const kitTotals = memoizeByKeys(
  (sheet: OpenedCharacter, kit: Pick<KitFacet, 'items'>) => [sheet, kit],
  (sheet, kit): { readonly cost: number; readonly weight: number } => {
    const { saved } = sheet.context;
    const { character } = addItems({ ...saved.character, equipment: [] }, startingKit(sheet.context, kit));
    const { worksheet } = openWorksheet({ ...saved, character }, sheet);
    const weight = character.equipment.reduce((sum, { key }) => sum + worksheet.number(itemStat(key, 'weight')), 0);
    return { cost: worksheet.number('money'), weight };
  },
);

/** Returns what so many of a kit would cost and weigh on this character: "$181 · 24½ lb · our prices". */
export function describeKit(sheet: OpenedCharacter, kit: Pick<KitFacet, 'items'>, count = 1): string {
  const { cost, weight } = kitTotals(sheet, kit);
  return `${formatMoney(count * cost)} · ${formatFraction(count * weight)} lb · our prices`;
}

/** Returns the items of a kit in words: "backpack (bedroll, 3 × torch), waterskin". */
export function describeKitItems(catalog: Pick<Catalog, 'items'>, lines: readonly KitLine[]): string {
  const words = lines.map(({ item, quantity = 1, contents = [] }) => {
    const name = lowerFirst(catalog.items.get(item)?.name ?? item);
    const counted = quantity === 1 ? name : `${formatFraction(quantity)} × ${name}`;
    return contents.length === 0 ? counted : `${counted} with ${describeKitItems(catalog, contents)}`;
  });
  const hasContents = lines.some(({ contents = [] }) => contents.length > 0);
  return words.join(hasContents ? '; ' : ', ');
}

/** Returns the tech level at which all of a kit can be had; 0 for a kit that is of any. */
export function findKitTechLevel(catalog: Pick<Catalog, 'items'>, lines: readonly KitLine[]): number {
  const levels = lines.flatMap(({ item, contents = [] }) => [
    catalog.items.get(item)?.facet.techLevel?.from ?? 0,
    findKitTechLevel(catalog, contents),
  ]);
  return Math.max(0, ...levels);
}

/** "Rope" as "rope", but "GPS receiver" as it is. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
