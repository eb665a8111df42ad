import type { RowChange } from '../../character/edit-rows.ts';
import type { SheetContext } from '../resolve/context.ts';
import { containerFor, startingItem } from './starting-row.ts';

/** Missing supplies for a launcher: missiles, and a container for them. */
export interface AmmunitionOffer {
  /** "10 arrows and a quiver" */
  readonly words: string;
  readonly missiles: RowChange<'equipment'>;
  /** Null where the catalog has no container for them. */
  readonly container: RowChange<'equipment'> | null;
}

/** Returns the offer for an item of the character; null when it uses no missiles, or the character already has some. */
export function ammunitionOffer(context: SheetContext, key: string): AmmunitionOffer | null {
  const item = context.items.find((candidate) => candidate.key === key);
  if (!item?.facet?.attacks?.some((attack) => attack.ranged)) return null;
  const isMissileFor = (facet: { readonly ammunitionFor?: readonly string[] } | null) =>
    facet?.ammunitionFor?.includes(item.id);
  if (context.items.some(({ facet }) => isMissileFor(facet))) return null;
  const missile = [...context.catalog.items.values()].find(({ facet }) => isMissileFor(facet));
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
