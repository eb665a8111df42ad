import type { GcsRefusal, GcsRemark, LeftOutRows, RowCounts } from './gcs-problem.ts';

/** The path of a value in a file, from the top level: field names, and row indexes counted from 0. */
export type FilePath = readonly (string | number)[];

/** Describes a value in a file. `excerpt` is the shortened value, or '' if that is not informative. */
export interface ValueDescription {
  readonly what: 'text' | 'number' | 'yes-or-no' | 'nothing' | 'list' | 'group';
  readonly excerpt: string;
}

/** Describes the expected value. */
export type Expected =
  | { readonly what: 'text' | 'picture' | 'number' | 'whole-number' | 'yes-or-no' | 'list' | 'group' }
  | { readonly what: 'shorter-text'; readonly longest: number }
  | { readonly what: 'at-least' | 'at-most'; readonly limit: number }
  | { readonly what: 'one-of'; readonly values: readonly string[] };

/** The apparent format of a non-JSON text, by its first characters. */
export type Lookalike = 'pdf' | 'web-page' | 'zip' | 'picture';

/** Why a file cannot be opened at all. */
export type FileRefusal =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'too-many-values'; readonly limit: number }
  | { readonly code: 'too-deep'; readonly limit: number }
  /** Lines and columns are counted from 1. */
  | { readonly code: 'not-json'; readonly line: number; readonly column: number; readonly looksLike: Lookalike | null }
  | { readonly code: 'truncated'; readonly line: number; readonly column: number }
  | { readonly code: 'not-ours'; readonly actual: ValueDescription }
  | { readonly code: 'no-version'; readonly actual: ValueDescription }
  /** `app` is the version of the program that wrote the file, or ''. */
  | { readonly code: 'newer-version'; readonly version: number; readonly current: number; readonly app: string }
  | { readonly code: 'migration-failed'; readonly step: string }
  | { readonly code: 'no-character'; readonly actual: ValueDescription }
  /** Of a library file, which holds many characters. */
  | { readonly code: 'library-too-large'; readonly limit: number }
  | { readonly code: 'no-characters'; readonly actual: ValueDescription }
  | { readonly code: 'too-many-characters'; readonly limit: number }
  | { readonly code: 'encounter-too-large'; readonly limit: number }
  /** Of a link: cut off, or changed on the way. */
  | { readonly code: 'link-damaged' }
  /** Of a link: written by a newer program, in an unknown packing or version. */
  | { readonly code: 'link-newer' }
  | { readonly code: 'link-too-large' }
  /** A file of GCS that has no character in it, or is in its format of before 2020. */
  | { readonly code: 'gcs-not-a-sheet'; readonly found: 'template' | 'list' | 'xml' }
  /** A GCS sheet, with its own reason. */
  | { readonly code: 'gcs-refused'; readonly why: GcsRefusal }
  /** A sheet of GCS with more than a character can have, and too large to be kept with one. */
  | { readonly code: 'gcs-too-large'; readonly counts: RowCounts }
  /** A zip file from some place on; the part before it was read. */
  | { readonly code: 'zip-damaged' }
  | { readonly code: 'zip-without-characters' }
  /** The files of it beyond the limits were left out. */
  | { readonly code: 'zip-too-large' }
  /** Should not happen: a bug in the program, not a fault of the file. */
  | { readonly code: 'unreadable' };

/** A problem that was noticed and corrected in a file that could be opened. */
export type FileRemark =
  /** `now` describes the new value. */
  | {
      readonly code: 'field-set-aside';
      readonly path: FilePath;
      readonly expected: Expected;
      readonly actual: ValueDescription;
      readonly now: ValueDescription;
    }
  | {
      readonly code: 'row-set-aside';
      readonly path: FilePath;
      readonly expected: Expected;
      readonly actual: ValueDescription;
    }
  | { readonly code: 'rows-over-limit'; readonly path: FilePath; readonly limit: number; readonly count: number }
  /** Two rows shared a key, or the key was invalid, or (`reserved`) a name that every object has; `fresh` is the row's new key. */
  | {
      readonly code: 'row-key-replaced';
      readonly path: FilePath;
      readonly why: 'duplicate' | 'unusable' | 'reserved';
      readonly fresh: string;
    }
  /** The object has an earlier field of the same name with another value. */
  | { readonly code: 'field-repeated'; readonly path: FilePath }
  /** `paths` are the first few of `count`. */
  | { readonly code: 'unknown-fields'; readonly paths: readonly FilePath[]; readonly count: number }
  | { readonly code: 'unsafe-field-dropped'; readonly path: FilePath }
  /** The character of a fighter cannot be read, with its own reason; `name` is the name of the fighter, or ''. */
  | { readonly code: 'fighter-set-aside'; readonly path: FilePath; readonly name: string; readonly why: FileRefusal }
  | { readonly code: 'unknown-ruleset'; readonly ruleset: string }
  /** The differences in reading a GCS sheet. */
  | { readonly code: 'gcs-remark'; readonly remark: GcsRemark; readonly isFileKept: boolean }
  /** Rows of a sheet of GCS that the character has no room for; they are kept with the rest of the sheet. */
  | { readonly code: 'gcs-rows-left-out'; readonly rows: LeftOutRows }
  /** A sheet of GCS that is too large to be kept with its character. */
  | { readonly code: 'gcs-file-not-kept' }
  /** The last remark, for those omitted because there are too many. */
  | { readonly code: 'more-remarks'; readonly count: number };

export type FileProblem = FileRefusal | FileRemark;

/** Returns true for remarks that need no attention: every number on the sheet is as in the file. */
export function isMild(remark: FileRemark): boolean {
  return remark.code === 'unknown-fields' || remark.code === 'row-key-replaced';
}
