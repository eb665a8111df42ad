import { inOneTransaction, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';
import { readText, readTime, storedFields } from './stored-fields.ts';

/**
 * Puts versions aside that no list can show, since the id of their character is no text or they are no records at all, and
 * answers how many. What their text holds can be taken back as a character of its own.
 */
export function putLostVersionsAside(): Promise<Outcome<number>> {
  return withDatabase(async (database) => {
    const store = database.transaction('versions').store;
    // By keys alone: the texts may be long, and usually there is nothing to be done.
    const [all, texts] = await Promise.all([
      store.getAllKeys(),
      store.index('character').getAllKeys(IDBKeyRange.bound('', new Uint8Array(1), true, true)), // every text but ''; bytes come after
    ]);
    if (all.length === texts.length) return done(0);
    const reachable = new Set(texts);
    const lost = all.filter((key) => !reachable.has(key));
    return inOneTransaction(database, ['versions', 'unreadable'], async (transaction) => {
      const versions = transaction.objectStore('versions');
      for (const key of lost) {
        const cursor = await versions.openCursor(key);
        if (!cursor) continue; // another tab was faster
        const { name, made, saved } = storedFields(cursor.value);
        const record = typeof saved === 'string' ? { name: readText(name) ?? '', saved } : cursor.value;
        const when = readTime(made) ?? new Date().toISOString();
        await transaction.objectStore('unreadable').add({ record, why: 'no-such-character', when });
        await cursor.delete();
      }
      return done(lost.length);
    });
  });
}
