import { done } from '../engine/result.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type Arrival, storeArrivals } from '../storage/arrivals.ts';
import type { CharacterSummary } from '../storage/character-summary.ts';
import { closeDatabase, withDatabase } from '../storage/database.ts';
import { quarantineTexts } from '../storage/quarantine.ts';

/** Deletes all that is stored. */
export async function clearLibrary(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
}

/** Puts characters into storage as an earlier visit would have left them; their id is their name. */
export async function plant(characters: readonly (Pick<CharacterSummary, 'name'> & Partial<Arrival>)[]): Promise<void> {
  const stored = characters.map(
    ({ name, ...rest }): Arrival => ({
      id: name,
      name,
      ruleset: 'man-to-man',
      saved: JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'man-to-man', character: { name } }),
      updated: '',
      tags: [],
      overwrite: false,
      ...rest,
    }),
  );
  const outcome = await storeArrivals(stored, '');
  if (!outcome.ok) throw new Error(`The characters could not be stored: ${outcome.error.code}`);
}

/** Replaces the stored summary of a character with any value, without the program. */
export async function damageSummary(
  id: string,
  damage: Partial<Record<keyof CharacterSummary, unknown>>,
): Promise<void> {
  const outcome = await withDatabase(async (database) => {
    const whole = await database.get('summaries', id);
    return done(await database.put('summaries', { ...whole, ...damage }));
  });
  if (!outcome.ok) throw new Error(`The summary of ${id} could not be changed: ${outcome.error.code}`);
}

/** Sets aside as many records that could not be read. */
export async function plantUnreadable(count: number): Promise<void> {
  const texts = Array.from({ length: count }, (_, at) => ({
    name: `Broken ${at}`,
    text: `{"name": ${at}`,
    why: 'truncated',
    file: `${count}.json`,
    place: at + 1,
  }));
  const outcome = await quarantineTexts(texts);
  if (!outcome.ok) throw new Error(`The records could not be set aside: ${outcome.error.code}`);
}
