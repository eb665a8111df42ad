import type { Listed } from '../catalog/catalog.ts';
import type { ItemFacet } from '../catalog/item-entry.ts';
import type { SkillFacet } from '../catalog/skill-entry.ts';
import type { RowChange } from '../character/edit-rows.ts';
import type { ItemPlace } from '../character/equipment-rows.ts';
import type { SheetContext } from './context.ts';
import type { Ruleset } from './ruleset.ts';

/** Points with which a skill is taken at first: those of its attribute's level, or the lowest rung above it. */
export function startingPoints(ruleset: Pick<Ruleset, 'skillLadder'>, facet: SkillFacet): number {
  const lowest = ruleset.skillLadder.lowest(facet);
  return lowest.relative > 0 ? lowest.points : (ruleset.skillLadder.price(facet, 0) ?? lowest.points);
}

/** Where an item goes at first: what protects is worn or held, all else is carried. */
export function startingPlace(kind: ItemFacet['kind']): ItemPlace {
  return kind === 'armor' || kind === 'shield' ? 'ready' : 'carried';
}

const handful = 10;

/** An item as it is first taken: missiles by as many as their container holds. */
export function startingItem(context: Pick<SheetContext, 'catalog'>, item: Listed<ItemFacet>): RowChange<'equipment'> {
  const { facet, id } = item;
  const missiles = facet.kind === 'ammunition';
  return {
    entry: id,
    place: startingPlace(facet.kind),
    quantity: missiles ? (containerFor(context, item)?.facet.holds?.count ?? handful) : 1,
  };
}

/** The catalog's container for a kind of missile: one whose contents name it. */
export function containerFor(
  { catalog }: Pick<SheetContext, 'catalog'>,
  missile: Pick<Listed<ItemFacet>, 'name'>,
): Listed<ItemFacet> | undefined {
  const name = missile.name.toLowerCase();
  return [...catalog.items.values()].find(({ facet }) => facet.holds?.what.toLowerCase().includes(name));
}
