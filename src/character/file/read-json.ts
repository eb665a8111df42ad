import { characterBounds, type FileBounds, findBoundsFault } from './bounds.ts';
import type { FilePath, FileRefusal, Lookalike } from './file-problem.ts';
import { findJsonFault, lineAndColumn } from './json-fault.ts';
import { countWrittenValues, findRepeatedFields, type RepeatedField } from './repeated-names.ts';

/**
 * A value parsed from a text, without unsafe names and within the bounds. `dropped` lists the paths of unsafe names,
 * `repeated` the overridden values of duplicate names.
 */
export type JsonReading =
  | {
      readonly ok: true;
      readonly value: unknown;
      readonly dropped: readonly FilePath[];
      readonly repeated: readonly RepeatedField[];
    }
  | { readonly ok: false; readonly problem: FileRefusal };

const beginnings: readonly (readonly [string, Lookalike])[] = [
  ['%PDF', 'pdf'],
  ['<', 'web-page'],
  ['PK', 'zip'],
  ['\uFFFDPNG', 'picture'],
  ['\uFFFD\uFFFD\uFFFD\uFFFD', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
];

const refused = (problem: FileRefusal): JsonReading => ({ ok: false, problem });

/** Parses any text within the bounds as JSON. Never throws. A byte order mark at the start is ignored. */
export function readJson(text: string, bounds: FileBounds = characterBounds): JsonReading {
  if (text.length > bounds.length) return refused({ code: 'too-large', limit: bounds.length });
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return refused({ code: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return refused(notJson(json, bounds.depth));
  }
  const dropped: FilePath[] = [];
  const problem = findBoundsFault(value, dropped, bounds);
  if (problem) return refused(problem);
  // What is dropped or overridden counts too. A value takes two characters at least, with what divides it from the next.
  return json.length > 2 * bounds.values && countWrittenValues(json) > bounds.values
    ? refused({ code: 'too-many-values', limit: bounds.values })
    : { ok: true, value, dropped, repeated: findRepeatedFields(json) };
}

function notJson(json: string, maxDepth: number): FileRefusal {
  const fault = findJsonFault(json);
  // Valid JSON that the browser could not parse: some fail on deep nesting.
  if (!fault) return { code: 'too-deep', limit: maxDepth };
  const place = lineAndColumn(json, fault.at);
  if (fault.ended) return { code: 'truncated', ...place };
  const start = json.trimStart();
  const looksLike = beginnings.find(([beginning]) => start.startsWith(beginning))?.[1] ?? null;
  return { code: 'not-json', ...place, looksLike };
}
