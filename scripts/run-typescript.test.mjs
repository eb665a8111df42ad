import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { itAtLength } from '../src/testing/extent.ts';
import { projectRoot } from './bootstrap.mjs';

const run = (...args) =>
  execFileSync(process.execPath, [join(projectRoot, 'scripts/run-typescript.mjs'), ...args], { encoding: 'utf8' });

itAtLength('each of two programs of one folder runs its own bundle', () => {
  const example = run('src/headless/example.ts');
  const odds = run('src/headless/main.ts', 'odds', '--help');
  expect(odds).toMatch(/odds/);
  expect(odds).not.toBe(example);
});
