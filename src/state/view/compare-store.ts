import { create } from 'zustand';
import { openDialog } from './view-store.ts';

/**
 * One side of a comparison: the open character as it is now, one that is stored, or a version; under its own rules, or by
 * the same choices under those of `ruleset`.
 */
export type CompareSide = (
  | { readonly kind: 'open' }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'version'; readonly key: number }
) & { readonly ruleset?: string };

/** What is asked to be compared; null for a side that is still to be chosen. */
interface CompareState {
  readonly before: CompareSide | null;
  readonly after: CompareSide | null;
}

export const useCompareStore = create<CompareState>()(() => ({ before: null, after: null }));

/** Shows what differs between two characters or versions. A side that is left out is chosen for the player, who can change both. */
export function openCompare(before: CompareSide | null = null, after: CompareSide | null = null): void {
  useCompareStore.setState({ before, after });
  openDialog('compare');
}
