import type { FileRemark } from '../../character/file/file-problem.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** A character that should have been opened and could not be read. */
export interface NotRead {
  readonly problem: StorageProblem;
  /** The key that it was put aside under; null where it was left where it is. */
  readonly aside: number | null;
}

/** What was found in storage when the program started. */
export type Restored =
  /** `instead`: this is another one than the one that was open last, which could not be read. */
  | { readonly found: 'character'; readonly report: readonly FileRemark[]; readonly instead?: NotRead }
  | { readonly found: 'nothing'; readonly instead?: NotRead }
  /** A character whose ruleset could not be loaded; the player was told. It stays the one to be opened next time. */
  | { readonly found: 'not-loaded' }
  | { readonly found: 'problem'; readonly problem: StorageProblem };
