import { boundsFault } from './bounds.ts';
import { deepestFile, longestFile } from './file-format.ts';
import type { FilePath, FileRefusal, Lookalike } from './file-problem.ts';
import { findJsonFault, lineAndColumn } from './json-fault.ts';
import { type RepeatedField, repeatedFields } from './repeated-names.ts';

/**
 * A value out of a text, free of unsafe names and within the bounds; `dropped` says where unsafe names stood, `repeated`
 * what stood in the place of something else that has the same name.
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

/** Reads any text as JSON. Never throws. A byte order mark at the start, which some editors write, is passed over. */
export function readJson(text: string): JsonReading {
  if (text.length > longestFile) return refused({ code: 'too-large', limit: longestFile });
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return refused({ code: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return refused(notJson(json));
  }
  const dropped: FilePath[] = [];
  const problem = boundsFault(value, dropped);
  return problem ? refused(problem) : { ok: true, value, dropped, repeated: repeatedFields(json) };
}

function notJson(json: string): FileRefusal {
  const fault = findJsonFault(json);
  // Nothing is wrong with it, and the browser could not read it: some give up on what is nested deeply.
  if (!fault) return { code: 'too-deep', limit: deepestFile };
  const place = lineAndColumn(json, fault.at);
  if (fault.ended) return { code: 'truncated', ...place };
  const start = json.trimStart();
  const looksLike = beginnings.find(([beginning]) => start.startsWith(beginning))?.[1] ?? null;
  return { code: 'not-json', ...place, looksLike };
}
