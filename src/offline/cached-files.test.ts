import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeOthers, storedAddress, storedFile, storeFiles } from './cached-files.ts';
import { isPageMessage, type Release } from './release.ts';

const home = 'https://games.example/pointwright/';
const release: Release = {
  version: '2',
  files: [
    ['', 'sha256-page'],
    ['icon.svg', 'sha256-icon'],
    ['assets/entry-B.js', 'sha256-entry'],
  ],
};

/** Caches in memory, with the few things of theirs that are used. */
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

let stored: ReturnType<typeof fakeCaches>;
const served = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const put = async (version: string, address: string, text: string) =>
  (await stored.open(`pointwright ${home} ${version}`)).put(home + address, new Response(text));
const text = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  stored = fakeCaches();
  served.mockReset().mockImplementation(async (address) => new Response(`of ${address}`));
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', served);
});

describe('a request', () => {
  it.each([
    ['the page', '', home],
    ['the page with a question and a place in it', '?from=menu#skills', home],
    ['the page by its file', 'index.html', home],
    ['a file', 'icon.svg', `${home}icon.svg`],
    ['a file of any build', 'assets/entry-A.js', `${home}assets/entry-A.js`],
    ['another page below', 'other/', null],
    ['the worker itself', 'service-worker.js', null],
  ])('for %s is told', (_, path, address) => {
    expect(storedAddress({ method: 'GET', url: home + path }, home, release)).toBe(address);
  });

  it('to another origin, beside the program, or that changes something is left alone', () => {
    for (const [method, url] of [
      ['GET', 'https://elsewhere.example/pointwright/icon.svg'],
      ['GET', 'https://games.example/'],
      ['POST', home],
      ['HEAD', home],
    ] as const) {
      expect(storedAddress({ method, url }, home, release)).toBeNull();
    }
  });
});

describe('storing a build', () => {
  it('asks for every file anew, with the hash that it must have', async () => {
    await storeFiles(home, release);
    expect(served.mock.calls.map(([address, { integrity }]) => [address, integrity])).toEqual([
      [home, 'sha256-page'],
      [`${home}icon.svg`, 'sha256-icon'],
      [`${home}assets/entry-B.js`, 'sha256-entry'],
    ]);
    for (const [, options] of served.mock.calls) expect(options).toMatchObject({ cache: 'reload', redirect: 'error' });
    expect(await text(storedFile(home, home, release))).toBe(`of ${home}`);
  });

  it.each([
    ['is not there', async () => new Response('', { status: 404 })],
    [
      'is another one than was built',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('keeps nothing when a file %s', async (_, answer) => {
    served.mockImplementationOnce(async () => new Response('')).mockImplementationOnce(answer);
    await put('1', 'icon.svg', 'old');
    await expect(storeFiles(home, release)).rejects.toThrow();
    expect([...stored.all.keys()]).toEqual([`pointwright ${home} 1`]);
  });
});

describe('a stored file', () => {
  it('is that of this build, or of an earlier one that a page still runs on', async () => {
    await put('1', 'assets/entry-A.js', 'old entry');
    await put('1', 'icon.svg', 'old icon');
    await storeFiles(home, release);
    expect(await text(storedFile(`${home}icon.svg`, home, release))).toBe(`of ${home}icon.svg`);
    expect(await text(storedFile(`${home}assets/entry-A.js`, home, release))).toBe('old entry');
    expect(await storedFile(`${home}assets/never.js`, home, release)).toBeUndefined();
  });

  it('is never the page of another build', async () => {
    await put('1', '', 'old page');
    expect(await storedFile(home, home, release)).toBeUndefined();
  });

  it('is not taken from another copy of the program on this origin', async () => {
    const other = await stored.open('pointwright https://games.example/beta/ 9');
    await other.put(`${home}assets/entry-A.js`, new Response('of the other'));
    expect(await storedFile(`${home}assets/entry-A.js`, home, release)).toBeUndefined();
  });
});

describe('what other builds have stored', () => {
  const names = () => [...stored.all.keys()].map((name) => name.split(' ').at(-1));

  it('stays while a page may need it, and goes when none does', async () => {
    await put('1', 'icon.svg', 'old');
    await storeFiles(home, release);
    await removeOthers(home, release, async () => false);
    expect(names()).toEqual(['1', '2']);
    await removeOthers(home, release, async () => true);
    expect(names()).toEqual(['2']);
  });

  it('stays when it was begun after the pages were counted', async () => {
    await put('1', 'icon.svg', 'old');
    await removeOthers(home, release, async () => {
      await put('3', 'icon.svg', 'new');
      return true;
    });
    expect(names()).toEqual(['3']);
  });

  it('stays when it is of another copy, or not ours at all', async () => {
    for (const name of ['pointwright https://games.example/beta/ 1', 'photographs']) await stored.open(name);
    await storeFiles(home, release);
    await removeOthers(home, release, async () => true);
    expect(names()).toEqual(['1', 'photographs', '2']);
  });
});

it('a message of a page is told from any other', () => {
  expect(isPageMessage({ say: 'take-over' })).toBe(true);
  expect(isPageMessage({ say: 'clean-up' })).toBe(true);
  for (const other of [null, 'take-over', { say: 'vanish' }, {}]) expect(isPageMessage(other)).toBe(false);
});
