import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';
import { useViewStore } from '../state/view/view-store.ts';
import { closeDatabase } from '../storage/database.ts';

// Run with every test file (vite.config.ts): what a file has stored and told is gone when the next one begins, as the files share
// the modules. Only where a file has imported `fake-indexeddb/auto` is there a storage at all.
afterAll(async () => {
  useViewStore.setState(useViewStore.getInitialState(), true);
  await closeDatabase();
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
});
