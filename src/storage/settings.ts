import { done } from '../engine/result.ts';
import { inOneTransaction, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

/** Reads a setting; undefined if it is not stored. It may have been written by another version of the program. */
export function readSetting(name: string): Promise<Outcome<unknown>> {
  return withDatabase(async (database) => done(await database.get('settings', name)));
}

/** Changes a setting and returns its new value. Atomic: no other tab can write between the read and the write. */
export function changeSetting<Value>(name: string, change: (before: unknown) => Value): Promise<Outcome<Value>> {
  return withDatabase((database) =>
    inOneTransaction(database, ['settings'], async (transaction) => {
      const settings = transaction.objectStore('settings');
      const value = change(await settings.get(name));
      await settings.put(value, name);
      return done(value);
    }),
  );
}
