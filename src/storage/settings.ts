import { inOneTransaction, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';

/** What is stored under a name; undefined for nothing. It may have been written by another version of the program. */
export function readSetting(name: string): Promise<Outcome<unknown>> {
  return withDatabase(async (database) => done(await database.get('settings', name)));
}

/** Changes what is stored under a name, and answers it. No other tab comes between reading and writing. */
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
