import type { Attack } from '../../catalog/item-entry.ts';
import type { ResolvedItem, SheetContext } from '../context.ts';

/** One use of one item: a line of the sheet's weapon table. `id` is unique within the character. */
export interface AttackUse {
  readonly id: string;
  readonly item: ResolvedItem;
  readonly attack: Attack;
}

/** Every use of every item that can attack, in the order of the equipment list. */
export function attackUses(context: SheetContext): AttackUse[] {
  return context.items.flatMap((item) =>
    (item.facet?.attacks ?? []).map((attack, i) => ({ id: `${item.key}.${i}`, item, attack })),
  );
}

/** The shield in hand, if any; of several the first. */
export function heldShield(context: SheetContext): ResolvedItem | undefined {
  return context.items.find((item) => item.inUse && item.facet?.shield);
}
