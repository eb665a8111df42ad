import type { FileProblem } from '../../character/file/file-problem.ts';
import { parseFile, type Reading } from '../../character/file/parse-file.ts';
import { describeProblem, problemSentence } from '../../character/file/problem-sentences.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';

/** Returns what is wrong with the sentences for a problem; null if they are complete and free of programming jargon. */
export function sentenceFault(problem: FileProblem): string | null {
  const { what, kept } = describeProblem(problem);
  const sentence = problemSentence(problem);
  const whole = /^[A-Z].*\.$/su;
  if (!whole.test(what) || (problem.code !== 'more-remarks' && !whole.test(kept))) return `no sentence: ${sentence}`;
  if (/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(sentence)) return `control characters in: ${sentence}`;
  const ours = `${what} ${kept}`.replace(/"[^"]*"|“[^”]*”/g, '""'); // quoted text comes from the file
  return /undefined|\[object|NaN|Infinity| {2}/.test(ours) ? `odd sentence: ${sentence}` : null;
}

/**
 * Checks the result of reading a text. Returns what went wrong, or null: every refusal and remark must be a sentence, the
 * character must survive writing and reading again without loss or new remarks, and no built-in prototype may change.
 */
export function readingFault(reading: Reading): string | null {
  const builtInNames = listBuiltInNames();
  if (builtInNames !== namesAtFirst) return `a built-in prototype was changed: ${builtInNames}`;
  if (!reading.ok) return sentenceFault(reading.problem);
  for (const remark of reading.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  const text = serializeFile(reading.saved, reading.app);
  const again = parseFile(text);
  if (!again.ok) return `what was read cannot be read again: ${again.problem.code}`;
  const fresh = again.report.filter(({ code }) => code !== 'unknown-fields');
  if (fresh.length > 0) return `there are new remarks when it is read again: ${JSON.stringify(fresh.slice(0, 3))}`;
  if (unknownCount(again) !== unknownCount(reading)) return 'there are other unknown fields when it is read again';
  return serializeFile(again.saved, again.app) === text ? null : 'it is another character when it is read again';
}

/** Returns the number of unknown fields in a file, according to its report. */
export function unknownCount(reading: Reading): number {
  if (!reading.ok) return 0;
  return reading.report.reduce((sum, remark) => sum + (remark.code === 'unknown-fields' ? remark.count : 0), 0);
}

const builtIns = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype, Object];
// Sorted, because a library that defines a method anew changes the order and nothing else.
const listBuiltInNames = (): string =>
  builtIns.map((object) => Reflect.ownKeys(object).map(String).sort().join(' ')).join(' | ');
const namesAtFirst = listBuiltInNames();
