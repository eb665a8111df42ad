import type { RowChange } from '../../character/edit-rows.ts';
import type { SheetContext } from '../resolve/context.ts';
import { containerFor, startingItem } from './starting-row.ts';

/** What a launcher wants and the character has not: missiles, and something to keep them in. */
export interface AmmunitionOffer {
  /** "10 arrows and a quiver" */
  readonly words: string;
  readonly missiles: RowChange<'equipment'>;
  /** Null where the list has no container for them. */
  readonly container: RowChange<'equipment'> | null;
}

/** The offer for an item of the character; null when it shoots nothing, or has what it shoots. */
export function ammunitionOffer(context: SheetContext, key: string): AmmunitionOffer | null {
  const item = context.items.find((each) => each.key === key);
  if (!item?.facet?.attacks?.some((attack) => attack.ranged)) return null;
  const shoots = (facet: { readonly ammunitionFor?: readonly string[] } | null) =>
    facet?.ammunitionFor?.includes(item.id);
  if (context.items.some(({ facet }) => shoots(facet))) return null;
  const missile = [...context.catalog.items.values()].find(({ facet }) => shoots(facet));
  if (!missile) return null;
  const missiles = startingItem(context, missile);
  const container = containerFor(context, missile);
  const count = `${missiles.quantity} ${missile.name.toLowerCase()}s`;
  return {
    words: container ? `${count} and a ${container.name.toLowerCase()}` : count,
    missiles,
    container: container ? startingItem(context, container) : null,
  };
}
