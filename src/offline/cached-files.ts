/** The files of one build of the program. */
export interface Release {
  /** Changes whenever a file or the service worker itself changes. */
  readonly version: string;
  /** Addresses relative to the program's home ('' is the page), each with the integrity hash of its content. */
  readonly files: readonly (readonly [address: string, integrity: string])[];
}

/** Where the program is served: the prefix of all its addresses. */
type Home = string;

/** A message from a page to the service worker. */
export type PageMessage =
  /** The player has agreed to the new version: take over now. */
  | { readonly say: 'take-over' }
  /** A page has been loaded: delete the caches that no page uses any more. */
  | { readonly say: 'clean-up' };

/** @param data the payload of a message from any sender */
export function isPageMessage(data: unknown): data is PageMessage {
  return (
    typeof data === 'object' && data !== null && 'say' in data && (data.say === 'take-over' || data.say === 'clean-up')
  );
}

/**
 * Returns the name of the lock that a page holds while it is open, so that the service worker knows which build it runs.
 * The build is identified by the address of the entry script, whose hash covers everything that the page may load.
 */
export const pageLockName = (entry: string): string => `pointwright page ${entry}`;

/** The part of a service worker's global scope that is used here; TypeScript's DOM library only describes pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** An open page. */
interface WorkerClient {
  readonly id: string;
  readonly url: string;
}

interface ExtendableWorkerEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: ExtendableWorkerEvent;
  activate: ExtendableWorkerEvent;
  message: ExtendableWorkerEvent & { readonly data: unknown };
  fetch: { readonly request: Request; respondWith(response: Promise<Response>): void };
}

/** The part of a request that is needed here. */
interface CacheableRequest {
  readonly method: string;
  readonly url: string;
}

/** Prefix of this copy's cache names. Caches are shared by a whole origin, which may serve several copies of the program. */
const cachePrefix = (home: Home): string => `pointwright ${home} `;
export const cacheName = (home: Home, { version }: Release): string => cachePrefix(home) + version;

/** How many files are fetched at a time while a build is stored; a low limit, because the page may be loading files too. */
const maxParallelFetches = 6;

/**
 * Returns the address under which the response to a request is cached, or null when the request is not for a file of the
 * program and must go to the network. Files in assets/ have a hash in their name and may belong to an earlier build.
 */
export function toCacheKey(request: CacheableRequest, home: Home, { files }: Release): string | null {
  if (request.method !== 'GET') return null;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (!address.startsWith(home)) return null;
  const path = address.slice(home.length);
  if (path === '' || path === 'index.html') return home;
  return path.startsWith('assets/') || files.some(([file]) => file === path) ? address : null;
}

/**
 * Stores all files of a build, bypassing the browser's HTTP cache.
 * @throws when a file cannot be fetched or does not match its hash (for instance while the host is being updated); the
 * new cache is then deleted
 */
export async function cacheBuild(home: Home, release: Release): Promise<void> {
  const name = cacheName(home, release);
  const cache = await caches.open(name);
  const pending = [...release.files];
  const fetchNext = async (): Promise<void> => {
    for (let file = pending.shift(); file; file = pending.shift()) {
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
    await Promise.all(Array.from({ length: maxParallelFetches }, fetchNext));
  } catch (error) {
    pending.length = 0;
    await caches.delete(name);
    throw error;
  }
}

/**
 * Returns a cached file from this build or, failing that, from an earlier build that an open page may still be running.
 * The page itself only ever comes from this build.
 */
export async function findCachedFile(address: string, home: Home, release: Release): Promise<Response | undefined> {
  const name = cacheName(home, release);
  const current = await (await caches.open(name)).match(address, { ignoreVary: true });
  if (current || address === home) return current;
  for (const name of await listCacheNames(home)) {
    const cached = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (cached) return cached;
  }
  return undefined;
}

/**
 * Deletes the caches of other builds if no page needs them any more.
 * @param unneeded whether that is so; called after the caches are listed, so that a cache created in the meantime is kept
 */
export async function removeOldCaches(home: Home, release: Release, unneeded: () => Promise<boolean>): Promise<void> {
  const outdated = (await listCacheNames(home)).filter((name) => name !== cacheName(home, release));
  if (outdated.length === 0 || !(await unneeded())) return;
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

/** The names of the caches of all builds. */
export const listCacheNames = async (home: Home): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix(home)));
