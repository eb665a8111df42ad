// npm run bench: times of deriving, reading files and searching, in Node. With the argument `browser`: what a player
// feels, in the tests' browser with the production build, beside an empty React page (src/testing/bench/browser.ts).
// Both compare with the figures of the last release in docs/performance.md. npm run bench -- release: measures all of it, and
// keeps the figures there. npm run bench -- memory: the heap of that browser during an hour of play.
// npm run bench -- duels: how long 10,000 fights take.
// npm run bench -- walks: how many files of the program run for each walk of docs/architecture.md.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureDeps, projectRoot } from './bootstrap.mjs';
import { buildEmptyPage } from './empty-page.mjs';

await ensureDeps();
if (process.argv[2] === 'release') {
  for (const part of [['--keep'], ['browser', '--keep']]) {
    const { status } = spawnSync(process.execPath, [process.argv[1], ...part], { cwd: projectRoot, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.exit(0);
}
if (process.argv[2] === 'walks') {
  // Each in a process of its own, because much of what a walk computes is kept for the next one.
  for (const walk of ['press', 'opening', 'gcs', 'stat block', 'attack']) {
    const program = [join(projectRoot, 'scripts/run-typescript.mjs'), 'src/testing/bench/walks.ts', walk];
    const { status } = spawnSync(process.execPath, [...program, ...process.argv.slice(3)], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.exit(0);
}
if (process.argv[2] === 'duels') {
  process.argv.splice(2, 1, 'src/testing/bench/duels.ts');
  await import('./run-typescript.mjs');
  process.exit();
}
if (process.argv[2] === 'node') process.argv.splice(2, 1);
if (process.argv[2] === 'memory') process.argv.splice(2, 1, 'browser', '--only', 'memory');
const browser = process.argv[2] === 'browser';
if (browser) {
  process.env.NODE_ENV = 'production'; // Vite uses an inherited NODE_ENV
  const { build } = await import('vite');
  const dist = join(projectRoot, 'node_modules', '.e2e-dist'); // as the tests' build: a running `npm start` serves dist/
  rmSync(dist, { recursive: true, force: true });
  await build({ root: projectRoot, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  process.env.BENCH_DIST = dist;
  process.env.BENCH_EMPTY = await buildEmptyPage();
  process.env.E2E_BROWSER = await ensureBrowser();
  process.argv.splice(2, 1);
}
process.argv.splice(2, 0, browser ? 'src/testing/bench/browser.ts' : 'src/testing/bench.ts');
await import('./run-typescript.mjs');
