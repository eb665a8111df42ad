import { removeOthers, storedAddress, storedFile, storeFiles } from './cached-files.ts';
import { isPageMessage, pageLock, type Release } from './release.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written before this file when it is built: see vite/service-worker.ts. */
declare const RELEASE: Release;

/*
 * Serves the program from this browser, so that it opens without a network. Each build has a worker and a cache of its
 * own, and a page goes on with the build that it began with:
 *
 * - A new worker stores its build whole, then waits. The pages that are open stay with the worker and the build before,
 *   also after a reload. It takes over when the last of them is closed, or when the player says so in one of them.
 * - Then it answers for all pages at once. Those that stay open run on the build before: they find its files in its cache,
 *   for names with a hash mean the same file in every build.
 * - That cache goes when every page that is open is known to run on this build. A page that is not known (it has only
 *   begun, or its browser has put it to sleep) is taken for an old one.
 */
const worker = self as unknown as WorkerScope;
const home = worker.registration.scope;

worker.addEventListener('install', (event) => event.waitUntil(storeFiles(home, RELEASE)));

worker.addEventListener('activate', (event) => {
  // The very first page began before there was a worker; from now on it, too, finds everything without a network.
  event.waitUntil(worker.clients.claim().then(cleanUp));
});

worker.addEventListener('message', (event) => {
  if (!isPageMessage(event.data)) return;
  event.waitUntil(event.data.say === 'take-over' ? worker.skipWaiting() : cleanUp());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = storedAddress(request, home, RELEASE);
  if (address === null) return;
  event.respondWith(storedFile(address, home, RELEASE).then((stored) => stored ?? fetch(request)));
});

const cleanUp = (): Promise<void> => removeOthers(home, RELEASE, nobodyElse);

/** Whether every page that is open runs on this build, and no newer one is being stored. */
async function nobodyElse(): Promise<boolean> {
  if (worker.registration.installing || worker.registration.waiting) return false;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = pages.filter(({ url }) => storedAddress({ method: 'GET', url }, home, RELEASE) === home);
  const { held = [] } = await navigator.locks.query();
  const locks = held.filter(({ name = '' }) => name.startsWith(pageLock(home)));
  const mine = new Set(RELEASE.files.map(([path]) => pageLock(home + path)));
  // Each page holds one lock. Which page holds which cannot be told: the two lists name pages differently.
  return locks.every(({ name = '' }) => mine.has(name)) && locks.length >= ours.length;
}
