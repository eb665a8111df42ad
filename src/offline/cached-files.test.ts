import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cacheBuild,
  findCachedFile,
  isPageMessage,
  type Release,
  removeOldCaches,
  toCacheKey,
} from './cached-files.ts';

const home = 'https://games.example/pointwright/';
const release: Release = {
  version: '2',
  files: [
    ['', 'sha256-page'],
    ['icon.svg', 'sha256-icon'],
    ['assets/entry-B.js', 'sha256-entry'],
  ],
};

/** An in-memory CacheStorage with the few methods that are used. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const named = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return {
      match: async (address: string) => files.get(address)?.clone(),
      put: async (address: string, response: Response) => void files.set(address, response),
    };
  };
  return {
    all,
    open: async (name: string) => named(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

let fakeCacheStorage: ReturnType<typeof fakeCaches>;
const fakeFetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const put = async (version: string, address: string, text: string) =>
  (await fakeCacheStorage.open(`pointwright ${home} ${version}`)).put(home + address, new Response(text));
const text = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  fakeCacheStorage = fakeCaches();
  fakeFetch.mockReset().mockImplementation(async (address) => new Response(`of ${address}`));
  vi.stubGlobal('caches', fakeCacheStorage);
  vi.stubGlobal('fetch', fakeFetch);
});

describe('storedAddress: the cache key of a request', () => {
  it.each([
    ['the page', '', home],
    ['the page with a query and a fragment', '?from=menu#skills', home],
    ['the page by its file', 'index.html', home],
    ['a file', 'icon.svg', `${home}icon.svg`],
    ['a file of any build', 'assets/entry-A.js', `${home}assets/entry-A.js`],
    ['another page below', 'other/', null],
    ['the worker itself', 'service-worker.js', null],
  ])('for %s', (_, path, address) => {
    expect(toCacheKey({ method: 'GET', url: home + path }, home, release)).toBe(address);
  });

  it('is null for another origin, another path or a method other than GET', () => {
    for (const [method, url] of [
      ['GET', 'https://elsewhere.example/pointwright/icon.svg'],
      ['GET', 'https://games.example/'],
      ['POST', home],
      ['HEAD', home],
    ] as const) {
      expect(toCacheKey({ method, url }, home, release)).toBeNull();
    }
  });
});

describe('storeFiles', () => {
  it('fetches every file without the HTTP cache, with its expected hash', async () => {
    await cacheBuild(home, release);
    expect(fakeFetch.mock.calls.map(([address, { integrity }]) => [address, integrity])).toEqual([
      [home, 'sha256-page'],
      [`${home}icon.svg`, 'sha256-icon'],
      [`${home}assets/entry-B.js`, 'sha256-entry'],
    ]);
    for (const [, options] of fakeFetch.mock.calls)
      expect(options).toMatchObject({ cache: 'reload', redirect: 'error' });
    expect(await text(findCachedFile(home, home, release))).toBe(`of ${home}`);
  });

  it.each([
    ['is missing', async () => new Response('', { status: 404 })],
    [
      'does not match its hash',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('keeps nothing when a file %s', async (_, response) => {
    fakeFetch.mockImplementationOnce(async () => new Response('')).mockImplementationOnce(response);
    await put('1', 'icon.svg', 'old');
    await expect(cacheBuild(home, release)).rejects.toThrow();
    expect([...fakeCacheStorage.all.keys()]).toEqual([`pointwright ${home} 1`]);
  });
});

describe('storedFile', () => {
  it('finds a file of this build, or of an earlier one that a page still runs', async () => {
    await put('1', 'assets/entry-A.js', 'old entry');
    await put('1', 'icon.svg', 'old icon');
    await cacheBuild(home, release);
    expect(await text(findCachedFile(`${home}icon.svg`, home, release))).toBe(`of ${home}icon.svg`);
    expect(await text(findCachedFile(`${home}assets/entry-A.js`, home, release))).toBe('old entry');
    expect(await findCachedFile(`${home}assets/never.js`, home, release)).toBeUndefined();
  });

  it('never returns the page of another build', async () => {
    await put('1', '', 'old page');
    expect(await findCachedFile(home, home, release)).toBeUndefined();
  });

  it('ignores another copy of the program on the same origin', async () => {
    const otherCopy = await fakeCacheStorage.open('pointwright https://games.example/beta/ 9');
    await otherCopy.put(`${home}assets/entry-A.js`, new Response('of the other'));
    expect(await findCachedFile(`${home}assets/entry-A.js`, home, release)).toBeUndefined();
  });
});

describe('removeOthers: the cache of another build', () => {
  const names = () => [...fakeCacheStorage.all.keys()].map((name) => name.split(' ').at(-1));

  it('is kept while a page may need it, and deleted when none does', async () => {
    await put('1', 'icon.svg', 'old');
    await cacheBuild(home, release);
    await removeOldCaches(home, release, async () => false);
    expect(names()).toEqual(['1', '2']);
    await removeOldCaches(home, release, async () => true);
    expect(names()).toEqual(['2']);
  });

  it('is kept when it was created after the pages were counted', async () => {
    await put('1', 'icon.svg', 'old');
    await removeOldCaches(home, release, async () => {
      await put('3', 'icon.svg', 'new');
      return true;
    });
    expect(names()).toEqual(['3']);
  });

  it('is kept when it belongs to another copy or another program', async () => {
    for (const name of ['pointwright https://games.example/beta/ 1', 'photographs']) await fakeCacheStorage.open(name);
    await cacheBuild(home, release);
    await removeOldCaches(home, release, async () => true);
    expect(names()).toEqual(['1', 'photographs', '2']);
  });
});

it('isPageMessage accepts only the messages that a page sends', () => {
  expect(isPageMessage({ say: 'take-over' })).toBe(true);
  expect(isPageMessage({ say: 'clean-up' })).toBe(true);
  for (const invalid of [null, 'take-over', { say: 'vanish' }, {}]) expect(isPageMessage(invalid)).toBe(false);
});
