// Checks the download size of a visit, in gzipped bytes, against fixed limits. Usage: node scripts/budget.mjs [DIST]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from './bootstrap.mjs';

const limits = { js: 90_000, page: 15_000, lazy: 150_000, files: 6 };
/** Chunks of every return visit: what makes one of them larger makes that visit slower. */
const ofReturnVisits = {
  character: 78_000,
  program: 95_000,
  chapters: 75_000,
  print: 50_000,
  shared: 95_000,
  background: 20_000,
};
const notAtFirst = [/node_modules\/jspdf\//, /\.(ttf|otf|woff2?)(\?|$)/];

const dist = join(projectRoot, process.argv[2] ?? 'dist');
const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'));
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (files) => files.reduce((total, file) => total + gzipped(file), 0);

// The files that a first visit loads at once: those that the page names.
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const first = new Set([...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file));

const firstJs = [...first].filter((file) => file.endsWith('.js'));
// All others, workers included.
const lazyJs = readdirSync(join(dist, 'assets'))
  .map((name) => `assets/${name}`)
  .filter((file) => file.endsWith('.js') && !first.has(file));

const limitOf = (file) => ofReturnVisits[file.match(/^assets\/(.*)-[\w-]{8}\.js$/)?.[1] ?? ''] ?? limits.lazy;

const rows = [
  ['initial js', sum(firstJs), limits.js],
  // With its style sheet and the start page as markup (vite/inline-first-files.ts).
  ['page', gzipped('index.html'), limits.page],
  ...lazyJs.map((file) => [`lazy ${file}`, gzipped(file), limitOf(file)]).sort((a, b) => b[1] - a[1]),
];
const early = firstJs
  .flatMap((file) => modules[file] ?? [])
  .filter((id) => notAtFirst.some((pattern) => pattern.test(id)))
  .map((id) => id.replace(/(node_modules\/[^/]+)\/.*/, '$1'));
const inlined = [...first].filter((file) =>
  /data:(font|application\/(x-)?font)/.test(readFileSync(join(dist, file), 'utf8')),
);

let failed = firstJs.length === 0 || first.size > limits.files;
if (failed) console.log(`OVER  the page names ${first.size} files, where 1 to ${limits.files} are expected`);
for (const [name, size, limit] of rows) {
  const over = size > limit;
  if (over) failed = true;
  console.log(`${over ? 'OVER' : 'ok  '}  ${(size / 1000).toFixed(1).padStart(6)} of ${limit / 1000} kB  ${name}`);
}
for (const what of new Set([...early, ...inlined.map((file) => `a font written into ${file}`)])) {
  failed = true;
  console.log(`OVER  loaded at first, but meant for later: ${what}`);
}
process.exitCode = failed ? 1 : 0;
