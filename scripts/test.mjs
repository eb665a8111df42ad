// npm test: runs every step, even after a failed one; the exit code is 0 only if all pass.
// node scripts/test.mjs STEP [ARGUMENT...]: runs a single step (end to end with its build); the arguments go
// to its tool.
// npm run test:quick: types, lint, and the unit tests that depend on what was changed since the main branch.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureDeps, freePort, ROOT } from './bootstrap.mjs';
import { failureLines } from './failed-tests.mjs';
import { onEnd } from './orphan.mjs';

const DIST = 'node_modules/.e2e-dist'; // not dist/: a running `npm start` keeps serving its own files
const tool = (...path) => join(ROOT, 'node_modules', ...path);
const script = (name) => join(ROOT, 'scripts', name);
/** Where the failed tests of a step are kept until the end. */
const failuresOf = (name) => join(ROOT, 'node_modules', '.failed-tests', `${name}.json`);

/** Runs unit tests with Vitest; its failures are kept. On GitHub it also writes them beside the changed lines. */
function vitest(args, env = {}) {
  const reporters = [
    'default',
    ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
    script('report-unit-failures.mjs'),
  ];
  const options = ['run', ...reporters.map((name) => `--reporter=${name}`), ...args];
  return run(tool('vitest', 'vitest.mjs'), options, env);
}

const STEPS = {
  lock: () => run(script('lockcheck.mjs'), []),
  types: () => run(tool('typescript', 'bin', 'tsc'), ['--noEmit']),
  lint: () => run(tool('@biomejs', 'biome', 'bin', 'biome'), ['check', '--error-on-warnings']),
  // With all steps the generated cases are the same each time; the step alone uses new ones.
  unit: () => vitest([], only === undefined ? { CASE_SEED: '1985' } : {}),
  build: () => {
    rmSync(join(ROOT, DIST), { recursive: true, force: true });
    const options = ['--logLevel', 'error', '--outDir', DIST, '--emptyOutDir'];
    return run(tool('vite', 'bin', 'vite.js'), ['build', ...options], { NODE_ENV: 'production' });
  },
  budget: () => run(script('budget.mjs'), [DIST]),
  e2e: async () => {
    const env = { E2E_PORT: String(await freePort()), E2E_BROWSER: await ensureBrowser(), E2E_DIST: DIST };
    return run(
      tool('@playwright', 'test', 'cli.js'),
      ['test', `--reporter=list,${script('report-e2e-failures.mjs')}`],
      env,
    );
  },
  changed: () => vitest(['--changed', changedSince(), '--passWithNoTests']),
};
/** By name, more steps than one; `changed` is not among all of them, which have its tests already. */
const PLANS = { quick: ['types', 'lint', 'changed'] };
const NEEDS_BUILD = ['budget', 'e2e'];
const HAS_TESTS = ['unit', 'changed', 'e2e'];

const [only, ...rest] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn({ ...STEPS, ...PLANS }, only)) {
  console.error(`[test] no step "${only}": ${Object.keys({ ...STEPS, ...PLANS }).join(', ')}`);
  process.exit(2);
}
const failed = [];
let child;
let stopped = false;
onEnd(() => {
  if (stopped) return;
  stopped = true;
  child?.kill('SIGINT');
  setTimeout(() => process.exit(130), 8000).unref();
});

/** Runs a tool; returns '' on success, otherwise a description of the failure. */
function run(file, args, env = {}) {
  return new Promise((done) => {
    const extra = step === only ? rest : [];
    child = spawn(process.execPath, [file, ...args, ...extra], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', FAILURES_FILE: failuresOf(step), ...env },
    });
    child.on('exit', (code, signal) => done(code === 0 ? '' : `exit ${signal ?? code}`));
  });
}

/**
 * The commit since which changes count: where this branch left the main one; on that itself, or without git, the last
 * one.
 */
function changedSince() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  for (const main of ['origin/HEAD', 'main', 'origin/main']) {
    const { status, stdout } = git('merge-base', 'HEAD', main);
    if (status === 0 && stdout.trim() !== git('rev-parse', 'HEAD').stdout.trim()) return stdout.trim();
  }
  return 'HEAD';
}

await ensureDeps();
const plan =
  only === undefined
    ? Object.keys(STEPS).filter((name) => name !== 'changed')
    : (PLANS[only] ?? (NEEDS_BUILD.includes(only) ? ['build', only] : [only]));
let step;
for (step of plan) {
  if (stopped) break;
  const began = performance.now();
  const blocked = NEEDS_BUILD.includes(step) && failed.includes('build');
  rmSync(failuresOf(step), { force: true });
  const fault = blocked ? 'not run, there is no build' : await STEPS[step]();
  if (fault) failed.push(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`[test] ${step}: ${fault ? `FAILED (${fault})` : 'ok'} in ${seconds} s`);
}
if (stopped) process.exit(130);
// Last, because only the end of a long log may be kept.
for (const name of failed.filter((name) => HAS_TESTS.includes(name))) {
  console.log(failureLines(name, failuresOf(name)).join('\n'));
}
console.log(failed.length ? `[test] FAILED: ${failed.join(', ')}` : '[test] all is well');
process.exit(failed.length ? 1 : 0);
