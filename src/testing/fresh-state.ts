import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';
import { usePreferences } from '../state/view/preferences.ts';
import { useViewStore } from '../state/view/view-store.ts';
import { closeDatabase } from '../storage/database.ts';

// Run with every test file (vite.config.ts): it clears stored data, preferences and announcements before the next file, as the files
// share the modules. There is a storage only if a file has imported `fake-indexeddb/auto`.
afterAll(async () => {
  useViewStore.setState(useViewStore.getInitialState(), true);
  usePreferences.setState(usePreferences.getInitialState(), true);
  await closeDatabase();
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
});
