import type { Home, Release } from './release.ts';

/** A request as far as it matters here. */
export interface Asked {
  readonly method: string;
  readonly url: string;
}

/** Caches belong to a whole origin, which may serve several copies of the program: each has its own. */
const cachesOf = (home: Home): string => `pointwright ${home} `;
const cacheOf = (home: Home, { version }: Release): string => cachesOf(home) + version;

/** How many files are fetched at a time while a build is stored: the page may want some meanwhile. */
const lanes = 6;

/**
 * Where the answer to a request is stored, or null when the request is not for a file of the program and must be left to
 * the network. Files with a hash in their name, in assets/, may be of an earlier build.
 */
export function storedAddress(asked: Asked, home: Home, { files }: Release): string | null {
  if (asked.method !== 'GET') return null;
  const { origin, pathname } = new URL(asked.url);
  const address = origin + pathname;
  if (!address.startsWith(home)) return null;
  const path = address.slice(home.length);
  if (path === '' || path === 'index.html') return home;
  return path.startsWith('assets/') || files.some(([file]) => file === path) ? address : null;
}

/**
 * Stores all files of a build, past the browser's own cache.
 * @throws when one cannot be had, or is not what the build made (a host in the middle of an upload): then none is kept
 */
export async function storeFiles(home: Home, release: Release): Promise<void> {
  const name = cacheOf(home, release);
  const cache = await caches.open(name);
  const waiting = [...release.files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const [path, integrity] = file;
      const response = await fetch(home + path, {
        cache: 'reload',
        integrity,
        credentials: 'same-origin',
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`${home + path}: ${response.status}`);
      await cache.put(home + path, response);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(name);
    throw error;
  }
}

/**
 * A stored file: of this build, else of an earlier one that a page may still run on. The page itself is only ever of this
 * build.
 */
export async function storedFile(address: string, home: Home, release: Release): Promise<Response | undefined> {
  const name = cacheOf(home, release);
  const mine = await (await caches.open(name)).match(address, { ignoreVary: true });
  if (mine || address === home) return mine;
  for (const other of await cacheNames(home)) {
    const found = await (await caches.open(other)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/**
 * Deletes what is stored of other builds, if no page needs it any more.
 * @param unneeded whether that is so; asked after the caches were listed, so that one that begins meanwhile is not among them
 */
export async function removeOthers(home: Home, release: Release, unneeded: () => Promise<boolean>): Promise<void> {
  const others = (await cacheNames(home)).filter((name) => name !== cacheOf(home, release));
  if (others.length === 0 || !(await unneeded())) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}

const cacheNames = async (home: Home): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachesOf(home)));
