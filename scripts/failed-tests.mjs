// What failed in a run of tests, kept in a file until all steps have run: of a long log often only the end is seen.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of one message, and messages in full; the rest is in the output of the step. */
const maxLines = 25;
const maxMessages = 20;

/**
 * @typedef {{ test: string, message: string }} Failure the test with its file, or what else went wrong
 */

/**
 * Writes the failures of a run; an empty list too, so that those of the run before are gone.
 * @param {string} file
 * @param {Failure[]} failures
 */
export function keepFailures(file, failures) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(failures));
}

/**
 * The lines about a step that failed: each failed test, with its message without colors.
 * @param {string} step
 * @param {string} file where its failures were kept; none is there if it ended before
 * @returns {string[]}
 */
export function failureLines(step, file) {
  /** @type {Failure[]} */
  let failures;
  try {
    failures = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [`[test] ${step} ended without a list of failed tests`];
  }
  if (failures.length === 0) return [`[test] ${step}: no test failed, the reason is in its output above`];
  const lines = [`[test] ${step}: ${failures.length} failed`];
  failures.forEach(({ test, message }, i) => {
    lines.push(`  ✗ ${test}`);
    if (i >= maxMessages) return;
    const text = stripVTControlCharacters(message).trimEnd().split('\n');
    lines.push(...text.slice(0, maxLines).map((line) => `      ${line}`.trimEnd()));
    if (text.length > maxLines) lines.push(`      … ${text.length - maxLines} more lines above`);
  });
  return lines;
}
