import { IDBFactory } from 'fake-indexeddb';
import type { SavedCharacter } from '../character/character.ts';
import { useLibraryStore } from '../state/library/library-store.ts';
import { saveCharacter } from '../storage/current-character.ts';
import { closeDatabase } from '../storage/database.ts';
import { addVersion } from '../storage/versions.ts';

/** Deletes all that is stored, and what the library has read of it. `fake-indexeddb/auto` must be imported by the test. */
export async function clearDatabase(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  useLibraryStore.setState(useLibraryStore.getInitialState(), true);
}

/** Stores a character that is not open. */
export async function storeCharacter(id: string, saved: SavedCharacter): Promise<void> {
  const stored = await saveCharacter(id, saved, 'test', 0);
  if (!stored.ok) throw new Error(`${id} was not stored: ${stored.error.code}`);
}

/** Stores a version as the program does automatically, or one that cannot be read. */
export async function storeVersion(version: Parameters<typeof addVersion>[0]): Promise<void> {
  const stored = await addVersion(version);
  if (!stored.ok) throw new Error(`The version was not stored: ${stored.error.code}`);
}
