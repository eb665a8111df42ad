import type { OwnEntriesChange } from '../../state/library/own-entries.ts';

/** What was done last in "My entries", in words. */
export interface LastAction {
  readonly text: string;
  /** What undoes it, if anything can. */
  readonly change?: OwnEntriesChange | undefined;
  /** True if it failed. */
  readonly problem?: boolean;
}

/** "1 entry", "12 entries". */
export const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);
