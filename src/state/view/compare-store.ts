import { create } from 'zustand';
import { openDialog } from './view-store.ts';

/**
 * One side of a comparison: the open character, a stored one, or a version; under its own ruleset or, with the same
 * choices, under `ruleset`.
 */
export type CompareSide = (
  | { readonly kind: 'open' }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'version'; readonly key: number }
) & { readonly ruleset?: string };

/** The requested comparison; null for a side that is still to be chosen. */
interface CompareState {
  readonly before: CompareSide | null;
  readonly after: CompareSide | null;
}

export const useCompareStore = create<CompareState>()(() => ({ before: null, after: null }));

/** Opens the comparison of two characters or versions. An omitted side gets a default; the player can change both. */
export function openCompare(before: CompareSide | null = null, after: CompareSide | null = null): void {
  useCompareStore.setState({ before, after });
  openDialog('compare');
}
