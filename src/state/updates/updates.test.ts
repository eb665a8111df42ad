// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UpdateEnvironment, Updates } from './follow-updates.ts';
import { useUpdateStore } from './update-store.ts';

/** A fake service worker, seen from a page. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly received: unknown[] = [];
  postMessage(message: unknown): void {
    this.received.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);
}

class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  ready: Promise<unknown> = Promise.resolve();
  readonly register = vi.fn();
}

const takeOver = { say: 'take-over' };
const update = () => useUpdateStore.getState().update;
const offline = () => useUpdateStore.getState().offline;

let registration: FakeRegistration;
let workers: FakeWorkers;
let stored: boolean;
let lossless: boolean;
let visibility: DocumentVisibilityState;
const removeListeners: (() => void)[] = [];
const reload = vi.fn();
const request = vi.fn(async (_name: string, _options: LockOptions, hold: () => unknown) => hold());

/** Creates a page of that registration. */
const page = () =>
  new Updates({
    workers: workers as unknown as ServiceWorkerContainer,
    locks: { request } as unknown as UpdateEnvironment['locks'],
    entry: 'https://games.example/assets/entry-A.js',
    allStored: async () => stored,
    canReloadWithoutLoss: async () => lossless,
    reload,
  });

/** Waits until pending work of the page is done. */
const settle = () => new Promise((done) => setTimeout(done));

async function activateNewWorker(): Promise<void> {
  workers.dispatchEvent(new Event('controllerchange'));
  await settle();
}

async function setVisibility(to: DocumentVisibilityState): Promise<void> {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

beforeEach(() => {
  registration = new FakeRegistration();
  registration.active = new FakeWorker();
  workers = new FakeWorkers();
  workers.controller = registration.active;
  workers.register.mockImplementation(async () => registration);
  [stored, lossless, visibility] = [true, true, 'visible'];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  useUpdateStore.setState({ offline: 'unknown', update: 'none' });
  reload.mockReset();
  request.mockClear();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, listen: EventListenerOrEventListenerObject) => {
      removeListeners.push(() => document.removeEventListener(name, listen));
      add(name, listen);
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const remove of removeListeners.splice(0)) remove(); // a page never removes its listeners itself
});

describe('a visit', () => {
  it('stores the program if it is the first, and does not treat its own worker as an update', async () => {
    [workers.controller, registration.active, registration.installing] = [null, null, new FakeWorker()];
    expect(await page().follow()).toBe(true);
    await activateNewWorker();
    expect(useUpdateStore.getState()).toEqual({ offline: 'ready', update: 'none' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('holds the lock of its build if it is not the first, and requests a clean-up', async () => {
    expect(await page().follow()).toBe(false);
    expect(request.mock.calls[0]?.slice(0, 2)).toEqual([
      'pointwright page https://games.example/assets/entry-A.js',
      { mode: 'shared' },
    ]);
    expect(registration.active?.received).toEqual([{ say: 'clean-up' }]);
    expect(useUpdateStore.getState()).toEqual({ offline: 'ready', update: 'none' });
  });

  it('reports that the program could not be stored completely', async () => {
    const installing = new FakeWorker();
    [workers.controller, registration.active, registration.installing] = [null, null, installing];
    workers.ready = new Promise(() => undefined);
    void page().follow();
    await settle();
    expect(offline()).toBe('preparing');
    installing.become('redundant');
    expect(offline()).toBe('failed');
  });

  it('continues if the worker cannot be registered', async () => {
    workers.register.mockRejectedValue(new TypeError('refused'));
    expect(await page().follow()).toBe(false);
    expect(offline()).toBe('failed');
  });
});

describe('a new version', () => {
  it.each([
    ['waited already', 'waiting'],
    ['is being stored', 'installing'],
  ] as const)('is reported once it is stored completely: %s', async (_, state) => {
    registration[state] = new FakeWorker();
    await page().follow();
    if (registration.installing) {
      expect(update()).toBe('none');
      [registration.waiting, registration.installing] = [registration.installing, null];
      registration.waiting.become('installed');
    }
    expect(update()).toBe('ready');
  });

  it('is reported if it arrives while the page is open', async () => {
    await page().follow();
    const coming = new FakeWorker();
    registration.installing = coming;
    registration.dispatchEvent(new Event('updatefound'));
    expect(update()).toBe('none');
    [registration.waiting, registration.installing] = [coming, null];
    coming.become('installed');
    expect(update()).toBe('ready');
    expect(coming.received, 'not yet requested').toEqual([]);
  });

  it('is checked for again after an hour, when the page becomes visible', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(0);
    await page().follow();
    await setVisibility('visible');
    expect(registration.update).not.toHaveBeenCalled();
    now.mockReturnValue(4_000_000);
    await setVisibility('hidden');
    expect(registration.update).not.toHaveBeenCalled();
    await setVisibility('visible');
    await setVisibility('visible');
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe('activating a new version', () => {
  it('makes the worker take over, then reloads', async () => {
    const waiting = new FakeWorker();
    registration.waiting = waiting;
    const updates = page();
    await updates.follow();
    await updates.take();
    expect(waiting.received).toEqual([takeOver]);
    expect(reload).not.toHaveBeenCalled();
    await activateNewWorker();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is held back while unsaved changes are not stored', async () => {
    const waiting = new FakeWorker();
    registration.waiting = waiting;
    const updates = page();
    await updates.follow();
    stored = false;
    await updates.take();
    expect(update()).toBe('held-back');
    expect(waiting.received).toEqual([]);
    stored = true;
    await updates.take();
    expect(waiting.received).toEqual([takeOver]);
  });

  it('does not reload if a later edit cannot be stored', async () => {
    registration.waiting = new FakeWorker();
    const updates = page();
    await updates.follow();
    await updates.take();
    stored = false;
    await activateNewWorker();
    expect(reload).not.toHaveBeenCalled();
    expect(update()).toBe('held-back');
  });
});

describe('a tab other than the one that activated it', () => {
  it('reports it and continues while it is visible', async () => {
    await page().follow();
    await activateNewWorker();
    expect(update()).toBe('elsewhere');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads on request, without a message to the worker', async () => {
    const updates = page();
    await updates.follow();
    await activateNewWorker();
    await updates.take();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(registration.active?.received).toEqual([{ say: 'clean-up' }]);
  });

  it('reloads by itself once it is hidden', async () => {
    await page().follow();
    await activateNewWorker();
    await setVisibility('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload before another tab has activated a version', async () => {
    registration.waiting = new FakeWorker();
    await page().follow();
    await setVisibility('hidden');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['something that cannot be stored', false, true],
    ['something that a reload would lose', true, false],
  ])('does not reload while hidden if it has %s', async (_, canStore, canReload) => {
    [stored, lossless] = [canStore, canReload];
    await page().follow();
    await activateNewWorker();
    await setVisibility('hidden');
    expect(reload).not.toHaveBeenCalled();
    expect(update()).toBe('elsewhere');
    [stored, lossless] = [true, true];
    await setVisibility('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
