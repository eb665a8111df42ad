import { beforeEach, expect, it, vi } from 'vitest';
import type { Release } from './cached-files.ts';
import {
  deleteLastPage,
  insertLastPage,
  type LastPage,
  readLastPage,
  storeLastPage,
  withLastPage,
} from './last-page.ts';

const home = 'https://games.example/pointwright/';
const release = (version: string): Release => ({ version, files: [] });
const entryOf = (version: string) => `${home}assets/start-${version}.js`;
const page: LastPage = {
  token: 't1',
  chapter: 'concept',
  view: '1440 normal',
  top: '96px',
  markup: '<p>Anna $& 12</p>',
};
const html =
  '<head><script src="./visit.js" data-program="./a.js ./a.css ./b.css"></script></head><body><script>show()</script><div id="root"></div></body>';
const built = () => new Response(html, { headers: { 'Content-Type': 'text/html' } });

let stored: Map<string, Map<string, Response>>;

/** Two builds, each with its entry script. */
beforeEach(() => {
  stored = new Map(
    ['1', '2'].map((version) => [`pointwright ${home} ${version}`, new Map([[entryOf(version), new Response('')]])]),
  );
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    return {
      match: async (address: string) => files.get(address)?.clone(),
      put: async (address: string, response: Response) => void files.set(address, response),
      delete: async (address: string) => files.delete(address),
    };
  };
  vi.stubGlobal('caches', { open, keys: async () => [...stored.keys()] });
});

it('the page of the last visit is inserted hidden and inert, before the program, with its style sheets', () => {
  const inserted = insertLastPage(html, page);
  expect(inserted).toContain(
    '<body><div id="last-page" hidden inert aria-busy="true" data-token="t1" data-chapter="concept" data-view="1440 normal" data-top="96px"><p>Anna $& 12</p></div><script>show()</script><div id="root">',
  );
  expect(inserted).toContain(
    '<link rel="stylesheet" crossorigin href="./a.css"><link rel="stylesheet" crossorigin href="./b.css"></head>',
  );
});

it('a tag of the last page cannot break out of its attribute', () => {
  expect(insertLastPage(html, { ...page, view: '"><script>&' })).toContain('data-view="&quot;>&lt;script>&amp;"');
});

it('a stored page is inserted by the build that has rendered it, and by no other', async () => {
  expect(await storeLastPage(home, entryOf('1'), page)).toBe(true);
  expect(await readLastPage(home, entryOf('1'))).toEqual(page);
  expect(await readLastPage(home, entryOf('2'))).toBeNull();
  const response = await withLastPage(built(), home, release('1'));
  expect(await response.text()).toContain('Anna');
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(await (await withLastPage(built(), home, release('2'))).text()).toBe(html);
});

it('a page of a build that is not stored is not stored either', async () => {
  expect(await storeLastPage(home, entryOf('3'), page)).toBe(false);
  expect(await readLastPage(home, entryOf('3'))).toBeNull();
});

it('a deleted page is no longer inserted', async () => {
  await storeLastPage(home, entryOf('1'), page);
  await deleteLastPage(home);
  expect(await (await withLastPage(built(), home, release('1'))).text()).toBe(html);
  expect(await readLastPage(home, entryOf('1'))).toBeNull();
});
