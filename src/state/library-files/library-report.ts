import type { GcsRefusal, GcsRemark } from '../../character/gcs/gcs-problem.ts';
import type { LibraryChapter } from '../../rules/gcs/library-entry.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** What came of adding library files. */
export interface LibraryReport {
  /** Of the set: of the folder, the archive or the file. */
  readonly name: string;
  readonly files: number;
  /** Files of other kinds that were left out. */
  readonly others: number;
  readonly entries: number;
  readonly byChapter: Readonly<Partial<Record<LibraryChapter, number>>>;
  /** It took the place of a set of the same name. */
  readonly replaced: boolean;
  readonly refused: readonly { readonly file: string; readonly problem: GcsRefusal }[];
  /** Files of which something was read differently; `count` may be more than the remarks that are kept. */
  readonly remarked: readonly {
    readonly file: string;
    readonly count: number;
    readonly remarks: readonly GcsRemark[];
  }[];
  /** More files or bytes than one set can have; the rest was left out. */
  readonly tooMuch: boolean;
  /** Why nothing was stored; null where it was. */
  readonly problem: StorageProblem | null;
}

/** A file to be read: `path` with the folders around it. */
export interface SourceFile {
  readonly path: string;
  readonly file: Blob;
}
