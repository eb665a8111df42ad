import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureLines, keepFailures } from './failed-tests.mjs';
import E2eReporter from './report-e2e-failures.mjs';
import UnitReporter from './report-unit-failures.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failed-tests-'));
  file = join(folder, 'made', 'unit.json');
  vi.stubEnv('FAILURES_FILE', file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('lists each failed test with its message, without colors', () => {
  keepFailures(file, [{ test: 'a.test.ts › adds', message: '\u001b[31mexpected 1\u001b[39m\nto be 2\n' }]);
  expect(failureLines('unit', file)).toEqual([
    '[test] unit: 1 failed',
    '  ✗ a.test.ts › adds',
    '      expected 1',
    '      to be 2',
  ]);
});

it('names every failed test, but shortens long messages and shows only the first ones', () => {
  const message = Array.from({ length: 30 }, (_, i) => `line ${i}`).join('\n');
  keepFailures(
    file,
    Array.from({ length: 25 }, (_, i) => ({ test: `test ${i}`, message })),
  );
  const lines = failureLines('unit', file);
  expect(lines.filter((line) => line.startsWith('  ✗ '))).toHaveLength(25);
  expect(lines.filter((line) => line.includes('… 5 more lines'))).toHaveLength(20);
});

it('says so when a step failed without a failed test, or did not come to its end', () => {
  expect(failureLines('e2e', file)).toEqual(['[test] e2e ended without a list of failed tests']);
  keepFailures(file, []);
  expect(failureLines('e2e', file)).toEqual(['[test] e2e: no test failed, the reason is in its output above']);
});

it('keeps failed unit tests, files that do not load, and errors outside of tests', () => {
  const children = (tests) => ({ allSuites: () => [], allTests: (state) => (state === 'failed' ? tests : []) });
  const failed = { fullName: 'sums > adds', result: () => ({ errors: [{ stack: 'Error: no', diff: '- 1\n+ 2' }] }) };
  new UnitReporter().onTestRunEnd(
    [
      { relativeModuleId: 'a.test.ts', errors: () => [], children: children([failed]) },
      { relativeModuleId: 'b.test.ts', errors: () => [{ message: 'not found' }], children: children([]) },
    ],
    [{ message: 'rejected' }],
  );
  expect(failureLines('unit', file).filter((line) => !line.startsWith('[test]'))).toEqual([
    '  ✗ a.test.ts › sums > adds',
    '      - 1',
    '      + 2',
    '      Error: no',
    '  ✗ b.test.ts',
    '      not found',
    '  ✗ outside of a test',
    '      rejected',
  ]);
});

it('keeps browser tests that failed again when they were tried once more, not those that passed then', () => {
  const test = (outcome, title) => ({
    outcome: () => outcome,
    titlePath: () => ['', 'phone', 'start.spec.ts', title],
    location: { file: join(process.cwd(), 'e2e/start.spec.ts'), line: 7 },
    results: [{ errors: [{ message: 'first' }] }, { errors: [{ message: 'second', snippet: '> 7 |' }] }],
  });
  const reporter = new E2eReporter();
  reporter.onBegin(
    {},
    { allTests: () => [test('flaky', 'slow'), test('unexpected', 'starts'), test('expected', 'x')] },
  );
  reporter.onError({ value: 'no server' });
  reporter.onEnd();
  expect(failureLines('e2e', file)).toEqual([
    '[test] e2e: 2 failed',
    '  ✗ [phone] e2e/start.spec.ts:7 › starts',
    '      second',
    '      > 7 |',
    '  ✗ outside of a test',
    '      no server',
  ]);
});
