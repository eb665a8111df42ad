import type { FileRemark } from '../../character/file/file-problem.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** The character that was last open and could not be read. */
export interface UnreadableLast {
  readonly problem: StorageProblem;
  /** The key of the quarantined record; null if it was left in place. */
  readonly quarantineKey: number | null;
}

/** The result of restoring the last character at start. */
export type RestoreOutcome =
  /** `instead` describes the last character if it could not be read and another was opened. */
  | { readonly kind: 'character'; readonly report: readonly FileRemark[]; readonly instead?: UnreadableLast }
  | { readonly kind: 'nothing'; readonly instead?: UnreadableLast }
  /** The ruleset of the character could not be loaded; a notice says so. The next start tries again. */
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'problem'; readonly problem: StorageProblem };
