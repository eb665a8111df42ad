import type { IncomingItem, IncomingList } from '../../state/library/incoming.ts';
import type { ConflictChoice } from '../../state/library/library-file.ts';

export type Clash = IncomingItem & { readonly conflict: NonNullable<IncomingItem['conflict']> };

/** What came in, sorted by what there is to ask about it. */
export interface SortedIncoming {
  /** Nothing here is like them. */
  readonly fresh: readonly IncomingItem[];
  /** Here already, and not the same. */
  readonly differing: readonly Clash[];
  /** Here already, and the same. */
  readonly same: readonly Clash[];
}

/** Sorts a list, keeping its order. */
export function sortIncoming({ items }: IncomingList): SortedIncoming {
  const clashing = items.filter((item): item is Clash => item.conflict !== null);
  return {
    fresh: items.filter(({ conflict }) => conflict === null),
    differing: clashing.filter(({ conflict }) => !conflict.same),
    same: clashing.filter(({ conflict }) => conflict.same),
  };
}

/**
 * What is done with a clash that the player chose nothing for. Both stay where they differ, so that nothing is lost; of the
 * same one there is one, taken out of the bin if it is there.
 */
export function usualChoice({ conflict }: IncomingItem): ConflictChoice {
  if (!conflict?.same) return 'both';
  return conflict.binned ? 'theirs' : 'mine';
}

/** How many of a list will be stored with these choices, by the keys of the items. */
export function countTaken({ items }: IncomingList, choices: ReadonlyMap<number, ConflictChoice>): number {
  return items.filter((item) => item.conflict === null || choiceOf(item, choices) !== 'mine').length;
}

/** What is chosen for a clash. */
export const choiceOf = (item: IncomingItem, choices: ReadonlyMap<number, ConflictChoice>): ConflictChoice =>
  choices.get(item.incoming.key) ?? usualChoice(item);
