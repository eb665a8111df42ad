import type { BrowserContext, Page } from '@playwright/test';

/** The contents of the browser's storage. */
export interface StorageContents {
  readonly characters: readonly { id: string; name: string; saved: string; revision: number }[];
  readonly versions: readonly { character: string; name: string; saved: string }[];
  readonly unreadable: readonly { record: unknown; why: string }[];
}

/** Reads the storage of a page's origin, without the program. */
export function readStorage(page: Page): Promise<StorageContents> {
  return page.evaluate(
    () =>
      new Promise<StorageContents>((resolve, reject) => {
        const opening = indexedDB.open('pointwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(['characters', 'versions', 'unreadable']);
          const all = {
            characters: reading.objectStore('characters').getAll(),
            versions: reading.objectStore('versions').getAll(),
            unreadable: reading.objectStore('unreadable').getAll(),
          };
          reading.onerror = () => reject(reading.error);
          reading.oncomplete = () => {
            database.close();
            const { characters, versions, unreadable } = all;
            resolve({
              characters: characters.result,
              versions: versions.result,
              unreadable: unreadable.result,
            });
          };
        };
      }),
  );
}

/** Replaces a character's record, except its id. */
export function overwriteRecord(page: Page, name: string, content: object): Promise<void> {
  return page.evaluate(
    ([wanted, nonsense]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pointwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('characters', 'readwrite');
          const characters = writing.objectStore('characters');
          const reading = characters.getAll();
          reading.onsuccess = () => {
            const { id } = reading.result.find((candidate) => candidate.name === wanted);
            characters.put({ id, ...nonsense });
          };
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [name, content] as const,
  );
}

/** A record as version 1 of the database had it. */
export interface OldRecord {
  readonly id: string;
  readonly name: string;
  readonly saved: string;
  readonly revision: number;
  readonly updated: string;
}

/** Opens a page of the same origin without the program. */
export async function quietPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./character.schema.json');
  return page;
}

/** Creates a database of version 1, as the first program did; `unreadable` is its quarantined record. */
export function leaveFirstDatabase(
  page: Page,
  records: readonly OldRecord[],
  currentId: string,
  unreadable: readonly object[],
): Promise<void> {
  return page.evaluate(
    ([all, current, aside]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pointwright', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('characters', { keyPath: 'id' });
          opening.result.createObjectStore('settings');
          opening.result.createObjectStore('unreadable', { autoIncrement: true });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(['characters', 'settings', 'unreadable'], 'readwrite');
          for (const record of all) writing.objectStore('characters').put(record);
          writing.objectStore('settings').put(current, 'currentId');
          for (const record of aside) writing.objectStore('unreadable').add(record);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [records, currentId, unreadable] as const,
  );
}

/** Makes every write of every page wait, as a slow disk does. Returns a function that releases them in their order. */
export async function holdWrites(context: BrowserContext): Promise<() => Promise<void>> {
  const page = await quietPage(context);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pointwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['characters', 'encounters'], 'readwrite');
          const characters = writing.objectStore('characters');
          // A transaction lasts as long as it has requests.
          const keepOpen = () => {
            characters.count().onsuccess = keepOpen;
            resolve();
          };
          keepOpen();
        };
      }),
  );
  return () => page.close();
}

/** From the next page load on, writes fail while `noRoom` of the window is true, which it is from the start if `full`. */
export async function mayRunOutOfRoom(on: Page | BrowserContext, full = false): Promise<void> {
  await on.addInitScript((fullAtFirst) => {
    Object.assign(window, { noRoom: fullAtFirst });
    for (const method of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (...given) {
        if ('noRoom' in window && window.noRoom === true) throw new DOMException('no room', 'QuotaExceededError');
        return write.apply(this, given);
      };
    }
  }, full);
}

/** Sets whether the page has room to write. */
export async function setRoom(page: Page, room: boolean): Promise<void> {
  await page.evaluate((noRoom) => Object.assign(window, { noRoom }), !room);
}
