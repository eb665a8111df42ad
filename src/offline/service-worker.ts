import {
  cacheBuild,
  findCachedFile,
  isPageMessage,
  pageLockName,
  type Release,
  removeOldCaches,
  toCacheKey,
  type WorkerScope,
} from './cached-files.ts';
import { withLastPage } from './last-page.ts';

/** Written before this file when it is built: see vite/service-worker.ts. */
declare const release: Release;

/*
 * Serves the program from the browser's cache, so that it opens offline. Each build has its own worker and cache, and a
 * page keeps running the build that it was loaded with:
 *
 * - A new worker stores its complete build, then waits. Open pages keep the previous worker and build, even after a
 *   reload. The new worker takes over when the last of them is closed, or when the player agrees to the update in one.
 * - It then handles requests of all pages. Pages that stay open still run the previous build and find its files in its
 *   cache, because a name with a hash means the same file in every build.
 * - The old cache is deleted once every open page is known to run this build. A page whose build is unknown (still
 *   loading, or suspended by the browser) is assumed to run an old one.
 */
const worker = self as unknown as WorkerScope;
const home = worker.registration.scope;

worker.addEventListener('install', (event) => event.waitUntil(cacheBuild(home, release)));

worker.addEventListener('activate', (event) => {
  // The very first page was loaded before there was a worker; claiming it makes it work offline too.
  event.waitUntil(worker.clients.claim().then(cleanUp));
});

worker.addEventListener('message', (event) => {
  if (!isPageMessage(event.data)) return;
  event.waitUntil(event.data.say === 'take-over' ? worker.skipWaiting() : cleanUp());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = toCacheKey(request, home, release);
  if (address === null) return;
  event.respondWith(respond(request, address));
});

async function respond(request: Request, address: string): Promise<Response> {
  const stored = await findCachedFile(address, home, release);
  if (!stored) return fetch(request);
  return address === home && request.mode === 'navigate' ? withLastPage(stored, home, release) : stored;
}

const cleanUp = (): Promise<void> => removeOldCaches(home, release, noOldPages);

/** Returns true when every open page runs this build and no newer build is being installed. */
async function noOldPages(): Promise<boolean> {
  if (worker.registration.installing || worker.registration.waiting) return false;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = pages.filter(({ url }) => toCacheKey({ method: 'GET', url }, home, release) === home);
  const { held = [] } = await navigator.locks.query();
  const locks = held.filter(({ name = '' }) => name.startsWith(pageLockName(home)));
  const mine = new Set(release.files.map(([path]) => pageLockName(home + path)));
  // Each page holds one lock. The two lists identify pages differently, so only their counts can be compared.
  return locks.every(({ name = '' }) => mine.has(name)) && locks.length >= ours.length;
}
