/** Where in a file something stands, from its outermost level: names of fields, and rows counted from 0. */
export type FilePath = readonly (string | number)[];

/** What stood in the file. `excerpt` is the value, shortened, or '' where that would say nothing. */
export interface Found {
  readonly what: 'text' | 'number' | 'yes-or-no' | 'nothing' | 'list' | 'group';
  readonly excerpt: string;
}

/** What should have stood there. */
export type Expected =
  | { readonly what: 'text' | 'picture' | 'number' | 'whole-number' | 'yes-or-no' | 'list' | 'group' }
  | { readonly what: 'shorter-text'; readonly longest: number }
  | { readonly what: 'at-least' | 'at-most'; readonly limit: number }
  | { readonly what: 'one-of'; readonly values: readonly string[] };

/** What a text may be that is no JSON at all, by how it begins. */
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
  | { readonly code: 'not-ours'; readonly found: Found }
  | { readonly code: 'no-version'; readonly found: Found }
  /** `app` is the version of the program that wrote the file, or ''. */
  | { readonly code: 'newer-version'; readonly version: number; readonly current: number; readonly app: string }
  | { readonly code: 'migration-failed'; readonly step: string }
  | { readonly code: 'no-character'; readonly found: Found }
  /** Of a library file, which holds many characters. */
  | { readonly code: 'library-too-large'; readonly limit: number }
  | { readonly code: 'no-characters'; readonly found: Found }
  | { readonly code: 'too-many-characters'; readonly limit: number }
  /** Of a link: cut off, or changed on the way. */
  | { readonly code: 'link-damaged' }
  /** Of a link: packed in a way, or written in a version, that this program does not know yet. */
  | { readonly code: 'link-newer' }
  | { readonly code: 'link-too-large' }
  /** Should not happen: a fault of the program, not of the file. */
  | { readonly code: 'unreadable' };

/** What was noticed, and put right, in a file that could be opened. */
export type FileRemark =
  /** `now` is what stands there instead. */
  | {
      readonly code: 'field-set-aside';
      readonly path: FilePath;
      readonly expected: Expected;
      readonly found: Found;
      readonly now: Found;
    }
  | { readonly code: 'row-set-aside'; readonly path: FilePath; readonly expected: Expected; readonly found: Found }
  | { readonly code: 'rows-over-limit'; readonly path: FilePath; readonly limit: number; readonly count: number }
  /** Two rows shared a key, or the key was no usable text; `fresh` is the row's new key. */
  | {
      readonly code: 'row-key-replaced';
      readonly path: FilePath;
      readonly why: 'duplicate' | 'unusable';
      readonly fresh: string;
    }
  /** The same name stood in an object before, with another value. */
  | { readonly code: 'field-repeated'; readonly path: FilePath }
  /** `paths` are the first few of `count`. */
  | { readonly code: 'unknown-fields'; readonly paths: readonly FilePath[]; readonly count: number }
  | { readonly code: 'unsafe-field-dropped'; readonly path: FilePath }
  | { readonly code: 'unknown-ruleset'; readonly ruleset: string }
  /** Stands at the end for remarks that are left out because there are so many. */
  | { readonly code: 'more-remarks'; readonly count: number };

export type FileProblem = FileRefusal | FileRemark;

/** True for remarks that ask nothing of the player: nothing on the sheet differs from what the file says. */
export function isMild(remark: FileRemark): boolean {
  return remark.code === 'unknown-fields' || remark.code === 'row-key-replaced';
}
