import type { RowChapter } from '../character.ts';

/**
 * What was wrong with a file of GCS (GURPS Character Sheet) or with a value in it. `at` says where in words: `“Guns”, points`.
 * gcs-problem-sentences.ts has the sentences.
 */
export type GcsRefusal =
  | { readonly code: 'not-a-library-file' }
  | { readonly code: 'not-a-sheet' }
  | { readonly code: 'empty' }
  | { readonly code: 'not-json' }
  | { readonly code: 'cut-off' }
  | { readonly code: 'no-version' }
  | { readonly code: 'newer-version'; readonly version: number }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'too-deep'; readonly limit: number }
  | { readonly code: 'too-many-values'; readonly limit: number }
  | { readonly code: 'damaged-zip' }
  | { readonly code: 'access-denied' };

/** What was read differently from what the file says. */
export type GcsRemark =
  /** A value of the wrong kind: `kept` is what counts in its place. */
  | { readonly code: 'wrong-value'; readonly at: string; readonly found: string; readonly kept: string }
  /** A row that is none, or without a name. */
  | { readonly code: 'no-row'; readonly at: string; readonly found: string }
  | { readonly code: 'unknown-kind'; readonly at: string; readonly found: string }
  | { readonly code: 'unsafe-name'; readonly at: string }
  | { readonly code: 'text-cut'; readonly at: string; readonly limit: number }
  | { readonly code: 'too-many-rows'; readonly at: string; readonly limit: number }
  | { readonly code: 'rows-too-deep'; readonly at: string; readonly limit: number };

/** How many rows of a sheet belong into each list of a character. */
export type RowCounts = Readonly<Record<RowChapter, number>>;

/** Rows of a sheet that a character has no room for: of `count` rows of a list the first `kept` are in it. */
export interface LeftOutRows {
  readonly list: RowChapter;
  readonly count: number;
  readonly kept: number;
  /** The names of the first and the last of those that are not. */
  readonly first: string;
  readonly last: string;
}

/** Remarks on one file that are kept; of more only the number is. */
const maxRemarks = 50;

/** Collects the remarks on one file. */
export class GcsLog {
  readonly remarks: GcsRemark[] = [];
  count = 0;
  /** Rows that were read so far, over all lists. */
  rows = 0;

  /** Notes a remark; beyond the most that are kept it is only counted. */
  add(remark: GcsRemark): void {
    this.count += 1;
    if (this.remarks.length < maxRemarks) this.remarks.push(remark);
  }
}
