// npm test: runs every step, even after a failed one; the exit code is 0 only if all pass. Of the browser tests it runs
// those with the tag @core, and it leaves out lengthy unit tests (src/testing/extent.ts); npm test -- --all runs all.
// node scripts/test.mjs STEP [ARGUMENT...]: runs a single step (end to end with its build); the arguments go
// to its tool.
// npm run test:quick: types, lint, and the unit tests that depend on what was changed since the main branch.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureDeps, freePort, projectRoot } from './bootstrap.mjs';
import { failureLines } from './failed-tests.mjs';
import { fingerprint } from './fingerprint.mjs';
import { onEnd } from './orphan.mjs';

const dist = 'node_modules/.e2e-dist'; // not dist/: a running `npm start` keeps serving its own files
const tool = (...path) => join(projectRoot, 'node_modules', ...path);
const script = (name) => join(projectRoot, 'scripts', name);
/** Where the failed tests of a step are kept until the end. */
const failuresOf = (name) => join(projectRoot, 'node_modules', '.failed-tests', `${name}.json`);

/** Has the fingerprint of the build and the browser tests with which axe last found nothing. */
const lookedFile = join(projectRoot, 'node_modules', '.axe-found-nothing');
const isKept = (looked) => existsSync(lookedFile) && readFileSync(lookedFile, 'utf8') === looked;

/** Runs unit tests with Vitest; its failures are kept. On GitHub it also writes them beside the changed lines. */
function vitest(job, args, env = {}) {
  const reporters = [
    'default',
    ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
    script('report-unit-failures.mjs'),
  ];
  const options = ['run', ...reporters.map((name) => `--reporter=${name}`), ...args];
  return run(job, tool('vitest', 'vitest.mjs'), options, env);
}

const steps = {
  lock: (job) => run(job, script('lockcheck.mjs'), []),
  // What it found is kept with the fingerprint of each file, so that the next time it reads only what has changed.
  types: (job) => {
    const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', tool('.types.json')];
    // Several checkers each check what they share, with the processors that the unit tests beside need.
    return run(job, tool('typescript', 'bin', 'tsc'), [...options, ...(only === 'types' ? [] : ['--checkers', '1'])]);
  },
  lint: (job) => run(job, tool('@biomejs', 'biome', 'bin', 'biome'), ['check', '--error-on-warnings']),
  // With all steps the generated cases are the same each time; the step alone uses new ones.
  unit: (job) => vitest(job, [], { ...extent, ...(only === undefined ? { CASE_SEED: '1985' } : {}) }),
  build: (job) => {
    rmSync(join(projectRoot, dist), { recursive: true, force: true });
    const options = ['--logLevel', 'error', '--outDir', dist, '--emptyOutDir'];
    return run(job, tool('vite', 'bin', 'vite.js'), ['build', ...options], { NODE_ENV: 'production' });
  },
  budget: (job) => run(job, script('budget.mjs'), [dist]),
  e2e: async (job) => {
    const isCore = only === undefined && !all;
    const looked = only === undefined ? fingerprint([dist, 'e2e', 'src/testing', 'package-lock.json']) : '';
    const env = {
      E2E_PORT: String(await freePort()),
      E2E_BROWSER: await ensureBrowser(),
      E2E_DIST: dist,
      ...(isCore ? { E2E_EXTENT: 'core' } : {}),
      ...(isCore && isKept(looked) ? { E2E_AXE: 'done' } : {}),
    };
    const reporters = `--reporter=list,${script('report-e2e-failures.mjs')}`;
    const fault = await run(job, tool('@playwright', 'test', 'cli.js'), ['test', reporters], env);
    if (!fault && only === undefined) writeFileSync(lookedFile, looked);
    return fault;
  },
  changed: (job) => vitest(job, ['--changed', changedSince(), '--passWithNoTests'], extent),
};
/** Groups of steps that run side by side, by name. The last of a group writes at once, the others when they have ended. */
const plans = {
  all: [['lock', 'types', 'lint', 'unit'], ['build'], ['budget'], ['e2e']],
  quick: [['types', 'lint', 'changed']],
};
const needsBuild = ['budget', 'e2e'];
const hasTests = ['unit', 'changed', 'e2e'];

const all = process.argv[2] === '--all';
const [only, ...rest] = process.argv.slice(all ? 3 : 2);
if (only !== undefined && !Object.hasOwn({ ...steps, ...plans }, only)) {
  console.error(`[test] no step "${only}": ${Object.keys({ ...steps, ...plans }).join(', ')}`);
  process.exit(2);
}
/** Without a step named, only `--all` runs the tests at full length (src/testing/extent.ts). */
const extent = all || Object.hasOwn(steps, only ?? '') ? {} : { TEST_EXTENT: 'brief' };
const failed = [];
/** A line each. */
const times = [];
const children = new Set();
let stopped = false;
onEnd(() => {
  if (stopped) return;
  stopped = true;
  for (const child of children) child.kill('SIGINT');
  setTimeout(() => process.exit(130), 8000).unref();
});

/** Runs a tool; returns '' on success, otherwise a description of the failure. */
function run({ step, quiet }, file, args, env = {}) {
  return new Promise((done) => {
    const extra = step === only ? rest : [];
    const child = spawn(process.execPath, [file, ...args, ...extra], {
      cwd: projectRoot,
      stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', FAILURES_FILE: failuresOf(step), ...env },
    });
    children.add(child);
    const written = [];
    child.stdout?.on('data', (chunk) => written.push(chunk));
    child.stderr?.on('data', (chunk) => written.push(chunk));
    child.on('close', (code, signal) => {
      children.delete(child);
      process.stdout.write(Buffer.concat(written));
      done(code === 0 ? '' : `exit ${signal ?? code}`);
    });
  });
}

/** Runs a step and says how it went; with `quiet` what it writes comes at its end. */
async function runStep(step, quiet) {
  const began = performance.now();
  const blocked = needsBuild.includes(step) && failed.includes('build');
  rmSync(failuresOf(step), { force: true });
  const fault = blocked ? 'not run, there is no build' : await steps[step]({ step, quiet });
  if (fault) failed.push(step);
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  times.push(`${step} ${took}`);
  console.log(`[test] ${step}: ${fault ? `FAILED (${fault})` : 'ok'} in ${took}`);
}

/**
 * The commit since which changes count: where this branch left the main one; on that itself, or without git, the last
 * one.
 */
function changedSince() {
  const git = (...args) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  for (const main of ['origin/HEAD', 'main', 'origin/main']) {
    const { status, stdout } = git('merge-base', 'HEAD', main);
    if (status === 0 && stdout.trim() !== git('rev-parse', 'HEAD').stdout.trim()) return stdout.trim();
  }
  return 'HEAD';
}

await ensureDeps();
const single = needsBuild.includes(only) ? [['build'], [only]] : [[only]];
const plan = only === undefined ? plans.all : (plans[only] ?? single);
const started = performance.now();
for (const group of plan) {
  if (stopped) break;
  await Promise.all(group.map((step, i) => runStep(step, i < group.length - 1)));
}
if (stopped) process.exit(130);
// Last, because only the end of a long log may be kept.
for (const name of failed.filter((name) => hasTests.includes(name))) {
  console.log(failureLines(name, failuresOf(name)).join('\n'));
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`[test] ${minutes} minutes: ${times.join(', ')}`);
console.log(failed.length ? `[test] FAILED: ${failed.join(', ')}` : '[test] all is well');
process.exit(failed.length ? 1 : 0);
