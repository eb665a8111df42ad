import { type PageMessage, pageLockName } from '../../offline/release.ts';
import { type Offline, type Update, useUpdateStore } from './update-store.ts';

/** How long until a page that stays open asks again whether there is a new version, in milliseconds. */
const askAgainAfter = 3_600_000;

/** What is around the page. */
export interface Surroundings {
  readonly workers: ServiceWorkerContainer;
  readonly locks: Pick<LockManager, 'request'>;
  /** Address of the script that this page began with. */
  readonly entry: string;
  /** Stores what is not stored yet, and answers whether all of it is. */
  readonly allStored: () => Promise<boolean>;
  /** Whether the page would be the same after a reload, once all is stored. */
  readonly reloadsWithoutLoss: () => Promise<boolean>;
  readonly reload: () => void;
}

const tell = (update: Update): void => useUpdateStore.setState({ update });
const tellOffline = (offline: Offline): void => useUpdateStore.setState({ offline });
const say = (worker: ServiceWorker | null, message: PageMessage): void => worker?.postMessage(message);

/**
 * The page's side of a new version: nothing changes under the player's hands. A page goes on with the build that it began
 * with until it is reloaded, and is reloaded only
 *
 * - where the player asks for it, once everything is stored;
 * - after that in other tabs, when nobody sees them and they come back the same. Those that are seen, or have something
 *   that a reload would cost (steps to undo, a dialog half filled in), go on as they are and say so. The service worker
 *   keeps their files as long.
 */
export class Updates {
  private readonly around: Surroundings;
  private registration: ServiceWorkerRegistration | undefined;
  /** Whether it was in this tab that the player took the new version. */
  private askedHere = false;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /**
   * Has the service worker store the program in this browser, and follows whether there is a newer one. What comes of it
   * is in the update store; nothing is thrown.
   * @returns whether it was stored just now, by this visit
   */
  async follow(): Promise<boolean> {
    const { workers } = this.around;
    tellOffline('preparing');
    try {
      let hadWorker = workers.controller !== null;
      workers.addEventListener('controllerchange', () => {
        // The first worker has stored what is on screen already.
        if (hadWorker) void this.onNewWorker();
        hadWorker = true;
      });
      document.addEventListener('visibilitychange', () => void this.reloadUnseen());
      await this.holdLock();
      const found = await workers.register(new URL('service-worker.js', document.baseURI), { updateViaCache: 'none' });
      this.registration = found;
      const first = found.active === null;
      const coming = found.installing;
      coming?.addEventListener('statechange', () => {
        if (first && coming.state === 'redundant') tellOffline('failed');
      });
      watch(found);
      askAgain(found);
      say(found.active, { say: 'clean-up' });
      await workers.ready;
      tellOffline('ready');
      return first;
    } catch {
      tellOffline('failed');
      return false;
    }
  }

  /**
   * Takes the new version: stores what is not stored yet, has the new worker take over, and reloads. Where something
   * cannot be stored, nothing is done, and the update store says so.
   */
  async take(): Promise<void> {
    tell('taking-over');
    if (!(await this.around.allStored())) return tell('held-back');
    this.askedHere = true;
    const waiting = this.registration?.waiting;
    if (waiting) say(waiting, { say: 'take-over' });
    // Another tab has taken it already: the next page is of it.
    else this.around.reload();
  }

  /** A new worker answers for this page from now on: the player asked for it, here or in another tab. */
  private async onNewWorker(): Promise<void> {
    if (!this.askedHere) {
      tell('elsewhere');
      return this.reloadUnseen();
    }
    // There was time for another edit.
    if (await this.around.allStored()) this.around.reload();
    else tell('held-back');
  }

  /** Goes on to the version that another tab has taken, when nobody looks and nothing is lost by it. */
  private async reloadUnseen(): Promise<void> {
    const { allStored, reloadsWithoutLoss, reload } = this.around;
    const unseen = () => useUpdateStore.getState().update === 'elsewhere' && document.visibilityState === 'hidden';
    if (unseen() && (await allStored()) && (await reloadsWithoutLoss()) && unseen()) reload();
  }

  /** Resolves when this page holds the lock that says which build it is of; it keeps it as long as it lives. */
  private holdLock(): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      this.around.locks.request(pageLockName(this.around.entry), { mode: 'shared' }, hold).catch(reject);
    });
  }
}

/** Says when a version waits: one that was there before this page, or one that comes while it is open. */
function watch(found: ServiceWorkerRegistration): void {
  const look = () => {
    if (found.waiting && found.active) tell('ready');
  };
  const follow = () => found.installing?.addEventListener('statechange', look);
  look();
  follow();
  found.addEventListener('updatefound', follow);
}

/** The browser looks for a new version when a page begins; one that stays open for days asks now and then. */
function askAgain(found: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < askAgainAfter) return;
    asked = Date.now();
    found.update().catch(() => undefined); // no network: another time
  });
}
