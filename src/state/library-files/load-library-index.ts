import { readLibraryPart } from '../../storage/library-sets.ts';
import { yieldBetween } from '../view/idle.ts';
import { loadLibraryFiles } from './library-files.ts';
import { useLibraryFilesStore } from './library-files-store.ts';
import { type IndexedHeading, LibraryIndex, readHeadings } from './library-index.ts';

/** The sets that the index is of, and the one that is being built. */
let built = '';
let building: Promise<void> | null = null;

const identify = (): string =>
  useLibraryFilesStore
    .getState()
    .sets.map(({ id }) => id)
    .join(' ');

/**
 * Builds the index over the library files in slices of a few milliseconds, unless there is one of these files. The search
 * finds their entries from then on.
 */
export async function loadLibraryIndex(): Promise<void> {
  await loadLibraryFiles();
  for (let sought = identify(); built !== sought || building; sought = identify()) {
    building ??= build(sought).finally(() => {
      building = null;
    });
    await building;
  }
}

async function build(sought: string): Promise<void> {
  const pause = yieldBetween();
  const headings: IndexedHeading[] = [];
  for (const { id, parts } of useLibraryFilesStore.getState().sets) {
    for (let part = 0; part < parts; part += 1) {
      const stored = await readLibraryPart(id, 'headings', part);
      if (stored.ok) headings.push(...readHeadings(stored.value, id, part));
      await pause();
    }
  }
  const index = headings.length === 0 ? null : await LibraryIndex.build(headings, pause);
  built = sought;
  useLibraryFilesStore.setState({ index });
}
