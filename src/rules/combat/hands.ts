import type { ResolvedItem, SheetContext } from '../resolve/context.ts';

/** True for what takes a hand: a weapon or shield in use, but not what is worn on the hands. */
const isHeld = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && facet !== null && !facet.onHands && (facet.shield !== undefined || (facet.attacks?.length ?? 0) > 0);

/** What is held, in the order of the equipment list. */
export const heldItems = ({ items }: SheetContext): readonly ResolvedItem[] => items.filter(isHeld);

/** What takes both hands, whichever way it is used. */
const takesBoth = ({ facet }: ResolvedItem): boolean =>
  !facet?.shield && (facet?.attacks ?? []).every(({ twoHanded }) => twoHanded);

/** True where at least one hand is empty. */
export function hasEmptyHand(context: SheetContext): boolean {
  const held = heldItems(context);
  return held.length < 2 && !held.some(takesBoth);
}
