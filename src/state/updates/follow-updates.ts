import { type PageMessage, pageLockName } from '../../offline/cached-files.ts';
import { autosave, canReloadWithoutLoss } from '../saving/saver.ts';
import { useSavingStore } from '../saving/saving-store.ts';
import { pageIsInsecure } from '../view/insecure-page.ts';
import { type Offline, type Update, useUpdateStore } from './update-store.ts';

let updates: Updates | undefined;

/**
 * Stores the program for offline use and watches for updates; the state is in the update store. Call it once, when the
 * page is idle.
 * @returns whether this visit is the first to store it
 */
export async function followUpdates(): Promise<boolean> {
  // Missing in private windows of some browsers, and on pages served over plain http.
  const { serviceWorker: workers, locks } = navigator as Partial<Navigator>;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  if (!workers || !locks || !entry) {
    useUpdateStore.setState({ offline: pageIsInsecure() ? 'insecure' : 'unsupported' });
    return false;
  }
  const reload = () => location.reload();
  updates = new Updates({ workers, locks, entry, allStored, canReloadWithoutLoss, reload });
  return updates.follow();
}

/** Switches to the new version once everything is stored; the update store has the result. */
export async function takeNewVersion(): Promise<void> {
  await updates?.take();
}

async function allStored(): Promise<boolean> {
  await autosave.flush();
  if (useSavingStore.getState().encounter.state !== 'saved') {
    await (await import('../encounter/encounter-saver.ts')).encounterAutosave.flush();
  }
  if (useSavingStore.getState().encounter.state !== 'saved') return false;
  return useSavingStore.getState().character.state === 'saved' && autosave.unsaved().length === 0;
}

/** The minimum interval between update checks of an open page, in milliseconds. */
const checkInterval = 3_600_000;

/** The page's environment. */
export interface UpdateEnvironment {
  readonly workers: ServiceWorkerContainer;
  readonly locks: Pick<LockManager, 'request'>;
  /** Address of the entry script of this page. */
  readonly entry: string;
  /** Stores pending changes, and returns whether everything is stored. */
  readonly allStored: () => Promise<boolean>;
  /** Returns whether the page would be the same after a reload, once everything is stored. */
  readonly canReloadWithoutLoss: () => Promise<boolean>;
  readonly reload: () => void;
}

const setUpdate = (update: Update): void => useUpdateStore.setState({ update });
const setOffline = (offline: Offline): void => useUpdateStore.setState({ offline });
const send = (worker: ServiceWorker | null, message: PageMessage): void => worker?.postMessage(message);

/**
 * The page's side of an update: nothing changes while the player is working. A page keeps the build that it was loaded
 * with until it is reloaded, and is reloaded only
 *
 * - on the player's request, once everything is stored;
 * - after that in other tabs, when they are hidden and a reload loses nothing. Tabs that are visible, or would lose
 *   something (undo steps, a half-filled dialog), continue unchanged and say so. The service worker keeps their files.
 */
export class Updates {
  private readonly environment: UpdateEnvironment;
  private registration: ServiceWorkerRegistration | undefined;
  /** Whether the player requested the new version in this tab. */
  private requestedHere = false;

  constructor(environment: UpdateEnvironment) {
    this.environment = environment;
  }

  /**
   * Registers the service worker, which stores the program, and watches for updates. The state is in the update store;
   * nothing is thrown.
   * @returns whether this visit is the first to store it
   */
  async follow(): Promise<boolean> {
    const { workers } = this.environment;
    setOffline('preparing');
    try {
      let hadWorker = workers.controller !== null;
      workers.addEventListener('controllerchange', () => {
        // The first worker stores the build that is already running.
        if (hadWorker) void this.onNewWorker();
        hadWorker = true;
      });
      document.addEventListener('visibilitychange', () => void this.reloadIfHidden());
      await this.holdLock();
      const registration = await workers.register(new URL('service-worker.js', document.baseURI), {
        updateViaCache: 'none',
      });
      this.registration = registration;
      const first = registration.active === null;
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (first && installing.state === 'redundant') setOffline('failed');
      });
      watchForUpdates(registration);
      checkRegularly(registration);
      send(registration.active, { say: 'clean-up' });
      await workers.ready;
      setOffline('ready');
      return first;
    } catch {
      setOffline('failed');
      return false;
    }
  }

  /**
   * Activates the new version: stores pending changes, makes the new worker take over, and reloads. If something cannot be
   * stored, nothing is done, and the update store says so.
   */
  async take(): Promise<void> {
    setUpdate('taking-over');
    if (!(await this.environment.allStored())) return setUpdate('held-back');
    this.requestedHere = true;
    const waiting = this.registration?.waiting;
    if (waiting) send(waiting, { say: 'take-over' });
    // Another tab has already activated it: the next page load uses it.
    else this.environment.reload();
  }

  /** Handles a new worker taking over this page, on the player's request here or in another tab. */
  private async onNewWorker(): Promise<void> {
    if (!this.requestedHere) {
      setUpdate('elsewhere');
      return this.reloadIfHidden();
    }
    // There may have been another edit.
    if (await this.environment.allStored()) this.environment.reload();
    else setUpdate('held-back');
  }

  /** Reloads into the version that another tab has activated, if this tab is hidden and loses nothing. */
  private async reloadIfHidden(): Promise<void> {
    const { allStored, canReloadWithoutLoss, reload } = this.environment;
    const canReload = () => useUpdateStore.getState().update === 'elsewhere' && document.visibilityState === 'hidden';
    if (canReload() && (await allStored()) && (await canReloadWithoutLoss()) && canReload()) reload();
  }

  /** Resolves when this page holds the lock that identifies its build; it is held until the page is closed. */
  private holdLock(): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      this.environment.locks.request(pageLockName(this.environment.entry), { mode: 'shared' }, hold).catch(reject);
    });
  }
}

/** Reports a waiting version, whether it was there before this page or arrives while it is open. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (registration.waiting && registration.active) setUpdate('ready');
  };
  const follow = () => registration.installing?.addEventListener('statechange', check);
  check();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** The browser checks for updates when a page is loaded; this repeats the check in pages that stay open for days. */
function checkRegularly(registration: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < checkInterval) return;
    lastCheck = Date.now();
    registration.update().catch(() => undefined); // offline: try again later
  });
}
