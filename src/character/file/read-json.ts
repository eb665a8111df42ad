import { deepestFile, longestFile, mostValues } from './file-format.ts';
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

/** Names by which an object could pass for, or change, the machinery of all objects. */
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

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

/**
 * Answers the bound that a value oversteps, or null. Fields with unsafe names are taken out of it on the way, and their
 * places added to `dropped`; numbers that could not be written back as they are become others: too large ones (1e999)
 * texts, and −0 plain 0. Never goes deeper than the bound allows.
 */
export function boundsFault(value: unknown, dropped: FilePath[]): FileRefusal | null {
  const path: (string | number)[] = [];
  let values = 0;

  const visit = (item: unknown, depth: number): FileRefusal | null => {
    values += 1;
    if (values > mostValues) return { code: 'too-many-values', limit: mostValues };
    if (typeof item !== 'object' || item === null) return null;
    if (depth > deepestFile) return { code: 'too-deep', limit: deepestFile };
    for (const [name, child] of Object.entries(item)) {
      if (unsafeNames.has(name)) {
        Reflect.deleteProperty(item, name);
        dropped.push([...path, name]);
        continue;
      }
      if (child === Number.POSITIVE_INFINITY || child === Number.NEGATIVE_INFINITY) {
        Reflect.set(item, name, String(child));
      } else if (Object.is(child, -0)) {
        Reflect.set(item, name, 0);
      }
      path.push(Array.isArray(item) ? Number(name) : name);
      const fault = visit(child, depth + 1);
      path.pop();
      if (fault) return fault;
    }
    return null;
  };
  return visit(value, 1);
}

/** How many lists and objects lie in each other, at most; 0 for a text or a number. The value must be within bounds. */
export function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Object.values(value).reduce<number>((deepest, child) => Math.max(deepest, depthOf(child)), 0);
}
