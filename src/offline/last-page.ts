import { cacheName, listCacheNames, type Release } from './cached-files.ts';

/** The frame as it was on the last visit, to be shown until the program is ready. */
export interface LastPage {
  /** Found in the browser's storage as long as nothing has changed since. */
  readonly token: string;
  /** The chapter that it shows. */
  readonly chapter: string;
  /** What its layout depends on: the width of the window and the size of the text. */
  readonly view: string;
  /** The height of its bars at the top, as `--frame-top` has it; '' if it is not known. */
  readonly top: string;
  readonly markup: string;
}

/** The address in the cache of its build. No file of the program has it, so it is never sent as one. */
const addressIn = (home: string): string => `${home}last-page`;

/** Returns the cache of the build that has this file; undefined if it is not stored. */
async function cacheWith(home: string, file: string): Promise<Cache | undefined> {
  for (const name of await listCacheNames(home)) {
    const cache = await caches.open(name);
    if (await cache.match(file, { ignoreVary: true })) return cache;
  }
  return undefined;
}

/**
 * Keeps a page with the build that has drawn it: only that one shows it.
 * @param entry the address of the entry script of this build
 * @returns false if the build is not stored
 */
export async function storeLastPage(home: string, entry: string, page: LastPage): Promise<boolean> {
  const cache = await cacheWith(home, entry);
  await cache?.put(addressIn(home), Response.json(page));
  return cache !== undefined;
}

/** Returns the page that is kept with the build of this entry script, for its own page; null if there is none. */
export async function readLastPage(home: string, entry: string): Promise<LastPage | null> {
  const stored = await (await cacheWith(home, entry))?.match(addressIn(home));
  return stored ? stored.json() : null;
}

/** Deletes the pages that were kept by any build. */
export async function deleteLastPage(home: string): Promise<void> {
  for (const name of await listCacheNames(home)) await (await caches.open(name)).delete(addressIn(home));
}

/** Returns the page of the program with the page of the last visit in it, if there is one. */
export async function withLastPage(response: Response, home: string, release: Release): Promise<Response> {
  const kept = await (await caches.open(cacheName(home, release))).match(addressIn(home));
  if (!kept) return response;
  const page: LastPage = await kept.json();
  return new Response(insertLastPage(await response.text(), page), { headers: response.headers });
}

/**
 * Inserts the page of the last visit, hidden and inert, with the script that shows it if it is still right
 * (`src/app/show-last-page.js`), and the style sheets of the program.
 */
export function insertLastPage(html: string, { token, chapter, view, top, markup }: LastPage): string {
  const [, program = ''] = /data-program="([^"]*)"/.exec(html) ?? [];
  const styles = program.split(' ').filter((file) => file.endsWith('.css'));
  const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
  const data = Object.entries({ token, chapter, view, top }).map(
    ([name, value]) => `data-${name}="${escapeText(value)}"`,
  );
  const place = `<div id="last-page" hidden inert aria-busy="true" ${data.join(' ')}>${markup}</div>`;
  return html.replace('</head>', () => `${links}</head>`).replace('<body>', () => `<body>${place}`);
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
