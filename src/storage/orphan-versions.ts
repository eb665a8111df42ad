import { done } from '../engine/result.ts';
import { readFields, readText, readTime } from './character-summary.ts';
import { inOneTransaction, withDatabase } from './database.ts';
import type { Outcome } from './storage-problem.ts';

/**
 * Quarantines versions that no list can show, because the id of their character is not a string or they are not records
 * at all. Returns how many. Their text can be recovered as a separate character.
 */
export function quarantineOrphanVersions(): Promise<Outcome<number>> {
  return withDatabase(async (database) => {
    const store = database.transaction('versions').store;
    // Only keys are read: the texts may be long, and usually there is nothing to do.
    const [all, texts] = await Promise.all([
      store.getAllKeys(),
      store.index('character').getAllKeys(IDBKeyRange.bound('', new Uint8Array(1), true, true)), // every string but ''; binary keys sort after strings
    ]);
    if (all.length === texts.length) return done(0);
    const reachable = new Set(texts);
    const orphans = all.filter((key) => !reachable.has(key));
    return inOneTransaction(database, ['versions', 'unreadable'], async (transaction) => {
      const versions = transaction.objectStore('versions');
      for (const key of orphans) {
        const cursor = await versions.openCursor(key);
        if (!cursor) continue; // another tab was faster
        const { name, made, saved } = readFields(cursor.value);
        const record = typeof saved === 'string' ? { name: readText(name) ?? '', saved } : cursor.value;
        const when = readTime(made) ?? new Date().toISOString();
        await transaction.objectStore('unreadable').add({ record, why: 'no-such-character', when });
        await cursor.delete();
      }
      return done(orphans.length);
    });
  });
}
