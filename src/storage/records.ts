import { type CharacterRecord, withDatabase } from './database.ts';
import { done, type Outcome } from './storage-problem.ts';

/** Records as they are stored, in the order of the ids; ones that are not stored are left out. */
export function readRecords(ids: readonly string[]): Promise<Outcome<CharacterRecord[]>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('characters');
    const records = await Promise.all(ids.map((id) => store.get(id)));
    return done(records.filter((record) => record !== undefined));
  });
}
