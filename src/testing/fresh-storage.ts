import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';
import { closeDatabase } from '../storage/database.ts';

// Run with every test file (vite.config.ts): what a file has stored is gone when the next one begins, as the files share the
// modules. Only where a file has imported `fake-indexeddb/auto` is there a storage at all.
afterAll(async () => {
  await closeDatabase();
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
});
