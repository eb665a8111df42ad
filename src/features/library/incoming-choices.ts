import type { IncomingItem, IncomingList } from '../../state/library/incoming.ts';
import type { ConflictChoice } from '../../state/library/library-file.ts';

export type Conflict = IncomingItem & { readonly conflict: NonNullable<IncomingItem['conflict']> };

/** Incoming characters, sorted by whether they conflict with existing ones. */
export interface SortedIncoming {
  /** Without a conflict. */
  readonly fresh: readonly IncomingItem[];
  /** Existing characters with different content. */
  readonly differing: readonly Conflict[];
  /** Existing characters with the same content. */
  readonly same: readonly Conflict[];
}

/** Sorts a list; the order within each group stays. */
export function sortIncoming({ items }: IncomingList): SortedIncoming {
  const conflicts = items.filter((item): item is Conflict => item.conflict !== null);
  return {
    fresh: items.filter(({ conflict }) => conflict === null),
    differing: conflicts.filter(({ conflict }) => !conflict.same),
    same: conflicts.filter(({ conflict }) => conflict.same),
  };
}

/**
 * The default for a conflict: keep both if they differ, so that nothing is lost; if they are the same keep the existing one,
 * or replace it if that is in the bin.
 */
export function defaultChoice({ conflict }: IncomingItem): ConflictChoice {
  if (!conflict?.same) return 'both';
  return conflict.binned ? 'theirs' : 'mine';
}

/** How many characters of a list will be stored with these choices, by the keys of the items. */
export function countImported({ items }: IncomingList, choices: ReadonlyMap<number, ConflictChoice>): number {
  return items.filter((item) => item.conflict === null || choiceOf(item, choices) !== 'mine').length;
}

/** The choice for a conflict: the player's, else the default. */
export const choiceOf = (item: IncomingItem, choices: ReadonlyMap<number, ConflictChoice>): ConflictChoice =>
  choices.get(item.incoming.key) ?? defaultChoice(item);
