// Checks the download size of a visit, in gzipped bytes, against fixed limits. Usage: node scripts/budget.mjs [DIST]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './bootstrap.mjs';

/**
 * The first load should be 150 kB: it grew by the vocabulary of effects, and what the first screen can do without is
 * next.
 */
const LIMITS = { js: 158_000, css: 15_000, lazy: 150_000 };
/** The ruleset of a blank character, without which a first visit shows nothing. */
const DEFAULT_RULESET = 'src/rules/man-to-man/man-to-man.ts';
const NOT_AT_FIRST = [/node_modules\/jspdf\//, /\.(ttf|otf|woff2?)(\?|$)/];

const dist = join(ROOT, process.argv[2] ?? 'dist');
const readJson = (file) => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
const manifest = readJson('manifest.json');
const modules = readJson('modules.json');
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (files) => files.reduce((total, file) => total + gzipped(file), 0);

// The files that every visit waits for: the entry and the default ruleset, each with its imports and style sheets. The
// other rulesets are loaded with a character that uses them, and count as lazy.
const first = new Set();
function take(key) {
  const { file, css = [], imports = [] } = manifest[key];
  if (first.has(file)) return;
  for (const name of [file, ...css]) first.add(name);
  for (const name of imports) take(name);
}
for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) take(key);
const rulesetFound = DEFAULT_RULESET in manifest;
if (rulesetFound) take(DEFAULT_RULESET);

const firstJs = [...first].filter((file) => file.endsWith('.js'));
const firstCss = [...first].filter((file) => file.endsWith('.css'));
// From the folder, because the manifest does not list workers.
const lazyJs = readdirSync(join(dist, 'assets'))
  .map((name) => `assets/${name}`)
  .filter((file) => file.endsWith('.js') && !first.has(file));

const rows = [
  ['initial js', sum(firstJs), LIMITS.js],
  ['initial css', sum(firstCss), LIMITS.css],
  ...lazyJs.map((file) => [`lazy ${file}`, gzipped(file), LIMITS.lazy]).sort((a, b) => b[1] - a[1]),
];
const early = firstJs
  .flatMap((file) => modules[file] ?? [])
  .filter((id) => NOT_AT_FIRST.some((pattern) => pattern.test(id)))
  .map((id) => id.replace(/(node_modules\/[^/]+)\/.*/, '$1'));
const inlined = [...first].filter((file) =>
  /data:(font|application\/(x-)?font)/.test(readFileSync(join(dist, file), 'utf8')),
);

let failed = firstJs.length === 0 || !rulesetFound;
if (failed) console.log(`OVER  no initial js, or no ${DEFAULT_RULESET} of its own, found: is the build there?`);
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
