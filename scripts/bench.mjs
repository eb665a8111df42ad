// npm run bench: times of deriving, reading files and searching, in Node. With the argument `browser`: what a player
// feels, in the tests' browser with the production build, beside an empty React page (src/testing/bench/browser.ts).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureDeps, ROOT } from './bootstrap.mjs';
import { buildEmptyPage } from './empty-page.mjs';

await ensureDeps();
const browser = process.argv[2] === 'browser';
if (browser) {
  process.env.NODE_ENV = 'production'; // Vite uses an inherited NODE_ENV
  const { build } = await import('vite');
  const dist = join(ROOT, 'node_modules', '.e2e-dist'); // as the tests' build: a running `npm start` serves dist/
  rmSync(dist, { recursive: true, force: true });
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  process.env.BENCH_DIST = dist;
  process.env.BENCH_EMPTY = await buildEmptyPage();
  process.env.E2E_BROWSER = await ensureBrowser();
  process.argv.splice(2, 1);
}
process.argv.splice(2, 0, browser ? 'src/testing/bench/browser.ts' : 'src/testing/bench.ts');
await import('./run-typescript.mjs');
