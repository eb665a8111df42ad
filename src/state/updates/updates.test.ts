// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUpdateStore } from './update-store.ts';
import { type Surroundings, Updates } from './updates.ts';

/** A service worker as a page sees it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];
  postMessage(message: unknown): void {
    this.said.push(message);
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
const heard: (() => void)[] = [];
const reload = vi.fn();
const request = vi.fn(async (_name: string, _options: LockOptions, hold: () => unknown) => hold());

/** A page of that registration. */
const page = () =>
  new Updates({
    workers: workers as unknown as ServiceWorkerContainer,
    locks: { request } as unknown as Surroundings['locks'],
    entry: 'https://games.example/assets/entry-A.js',
    allStored: async () => stored,
    reloadsWithoutLoss: async () => lossless,
    reload,
  });

/** What a page does when others have nothing to do is done. */
const settle = () => new Promise((done) => setTimeout(done));

async function newWorkerAnswers(): Promise<void> {
  workers.dispatchEvent(new Event('controllerchange'));
  await settle();
}

async function look(to: DocumentVisibilityState): Promise<void> {
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
      heard.push(() => document.removeEventListener(name, listen));
      add(name, listen);
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const leave of heard.splice(0)) leave(); // a page listens as long as it lives
});

describe('a visit', () => {
  it('that is the first stores the program, and does not take its own worker for a new version', async () => {
    [workers.controller, registration.active, registration.installing] = [null, null, new FakeWorker()];
    expect(await page().follow()).toBe(true);
    await newWorkerAnswers();
    expect(useUpdateStore.getState()).toEqual({ offline: 'ready', update: 'none' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is another one says which build it is of, and that what nobody needs can go', async () => {
    expect(await page().follow()).toBe(false);
    expect(request.mock.calls[0]?.slice(0, 2)).toEqual([
      'pointwright page https://games.example/assets/entry-A.js',
      { mode: 'shared' },
    ]);
    expect(registration.active?.said).toEqual([{ say: 'clean-up' }]);
    expect(useUpdateStore.getState()).toEqual({ offline: 'ready', update: 'none' });
  });

  it('says when the program could not be stored whole', async () => {
    const installing = new FakeWorker();
    [workers.controller, registration.active, registration.installing] = [null, null, installing];
    workers.ready = new Promise(() => undefined);
    void page().follow();
    await settle();
    expect(offline()).toBe('preparing');
    installing.become('redundant');
    expect(offline()).toBe('failed');
  });

  it('goes on where there is to be no worker', async () => {
    workers.register.mockRejectedValue(new TypeError('refused'));
    expect(await page().follow()).toBe(false);
    expect(offline()).toBe('failed');
  });
});

describe('a new version', () => {
  it.each([
    ['waited already', 'waiting'],
    ['is being stored', 'installing'],
  ] as const)('that %s is told of, once it is stored whole', async (_, state) => {
    registration[state] = new FakeWorker();
    await page().follow();
    if (registration.installing) {
      expect(update()).toBe('none');
      [registration.waiting, registration.installing] = [registration.installing, null];
      registration.waiting.become('installed');
    }
    expect(update()).toBe('ready');
  });

  it('that comes while the page is open is told of', async () => {
    await page().follow();
    const coming = new FakeWorker();
    registration.installing = coming;
    registration.dispatchEvent(new Event('updatefound'));
    expect(update()).toBe('none');
    [registration.waiting, registration.installing] = [coming, null];
    coming.become('installed');
    expect(update()).toBe('ready');
    expect(coming.said, 'unasked').toEqual([]);
  });

  it('is looked for again after hours, when the page is looked at', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(0);
    await page().follow();
    await look('visible');
    expect(registration.update).not.toHaveBeenCalled();
    now.mockReturnValue(4_000_000);
    await look('hidden');
    expect(registration.update).not.toHaveBeenCalled();
    await look('visible');
    await look('visible');
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe('taking it', () => {
  it('has the worker take over, then reloads', async () => {
    const waiting = new FakeWorker();
    registration.waiting = waiting;
    const updates = page();
    await updates.follow();
    await updates.take();
    expect(waiting.said).toEqual([takeOver]);
    expect(reload).not.toHaveBeenCalled();
    await newWorkerAnswers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while something is not stored, and goes on when it is', async () => {
    const waiting = new FakeWorker();
    registration.waiting = waiting;
    const updates = page();
    await updates.follow();
    stored = false;
    await updates.take();
    expect(update()).toBe('held-back');
    expect(waiting.said).toEqual([]);
    stored = true;
    await updates.take();
    expect(waiting.said).toEqual([takeOver]);
  });

  it('does not reload over an edit that came in between and cannot be stored', async () => {
    registration.waiting = new FakeWorker();
    const updates = page();
    await updates.follow();
    await updates.take();
    stored = false;
    await newWorkerAnswers();
    expect(reload).not.toHaveBeenCalled();
    expect(update()).toBe('held-back');
  });
});

describe('a tab beside the one that took it', () => {
  it('says so when it is looked at, and goes on', async () => {
    await page().follow();
    await newWorkerAnswers();
    expect(update()).toBe('elsewhere');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads when the player asks it to, without a word to the worker', async () => {
    const updates = page();
    await updates.follow();
    await newWorkerAnswers();
    await updates.take();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(registration.active?.said).toEqual([{ say: 'clean-up' }]);
  });

  it('reloads by itself once nobody sees it', async () => {
    await page().follow();
    await newWorkerAnswers();
    await look('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never does so before another tab took a version', async () => {
    registration.waiting = new FakeWorker();
    await page().follow();
    await look('hidden');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['something that cannot be stored', false, true],
    ['something that a reload would cost', true, false],
  ])('goes on unseen while it has %s', async (_, canStore, comesBackTheSame) => {
    [stored, lossless] = [canStore, comesBackTheSame];
    await page().follow();
    await newWorkerAnswers();
    await look('hidden');
    expect(reload).not.toHaveBeenCalled();
    expect(update()).toBe('elsewhere');
    [stored, lossless] = [true, true];
    await look('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
