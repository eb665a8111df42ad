import { create } from 'zustand';
import type { LibrarySetRecord } from '../../storage/database.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';
import type { LibraryIndex } from './library-index.ts';
import type { LibraryReport } from './read-library-files.ts';

interface LibraryFilesState {
  /** The sets that were added, by name. */
  readonly sets: readonly LibrarySetRecord[];
  readonly state: 'not-read' | 'read';
  /** Why they could not be read, or one could not be removed. */
  readonly problem: StorageProblem | null;
  /** The reading that is under way. */
  readonly reading: { readonly name: string; readonly share: number; readonly cancel: () => void } | null;
  /** The result of the last one. */
  readonly report: LibraryReport | null;
  /** The index over the files, once it is built (load-library-index.ts). */
  readonly index: LibraryIndex | null;
}

/** Library files that were added together. */
export type LibrarySet = LibrarySetRecord;

/** The library files that were added in this browser. */
export const useLibraryFilesStore = create<LibraryFilesState>()(() => ({
  sets: [],
  state: 'not-read',
  problem: null,
  reading: null,
  report: null,
  index: null,
}));
