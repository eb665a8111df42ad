import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Release } from '../src/offline/cached-files.ts';

const source = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const fileName = 'service-worker.js';

/**
 * A service worker that unregisters itself and deletes its caches: development must not use files of an earlier build.
 */
const farewell = `self.addEventListener('install', () => setTimeout(() => self.skipWaiting(), 1_000)); // during it, Chromium may forget
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pointwright ' + self.registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

/**
 * Returns the files of a build with their hashes, including those of public/; hidden ones (Vite's lists) do not count.
 * @param folder the folder of the build
 */
export function releaseFiles(folder: string): Release['files'] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== fileName && !path.split('/').some((part) => part.startsWith('.')))
    .sort()
    .map((path) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('base64');
      // Many hosts redirect index.html to its folder, and browsers do not accept a redirected response for a page.
      return [path === 'index.html' ? '' : path, `sha256-${hash}`];
    });
}

/** Returns the code of the service worker, which is the same for every release. */
export async function compileServiceWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  return output && 'output' in output ? output.output[0].code : '';
}

/**
 * Writes the service worker of a build into its folder: a classic script that begins with the list of files.
 * @param folder the folder of the complete build; an absolute path
 * @param code what `compileServiceWorker` returned, for several builds of one source
 */
export async function writeServiceWorker(folder: string, code?: string): Promise<void> {
  const script = code ?? (await compileServiceWorker());
  const files = releaseFiles(folder);
  const version = createHash('sha256').update(JSON.stringify(files)).update(script).digest('hex').slice(0, 16);
  const release: Release = { version, files };
  writeFileSync(join(folder, fileName), `const release=${JSON.stringify(release)};\n${script}`);
}

/** Adds the service worker to the build; in development serves one that removes any left by an earlier build. */
export function serviceWorker(): Plugin {
  let production = false;
  return {
    name: 'service-worker',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      production = config.command === 'build' && !config.build.lib;
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(farewell);
      });
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (production && dir) await writeServiceWorker(dir);
      },
    },
  };
}
