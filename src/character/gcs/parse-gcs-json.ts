import { findBoundsFault } from '../file/bounds.ts';
import type { FilePath } from '../file/file-problem.ts';
import { findJsonFault } from '../file/json-fault.ts';
import { maxGcsDepth, maxGcsFileLength, maxGcsValues } from './gcs-limits.ts';
import type { GcsRefusal } from './gcs-problem.ts';

type Parsed =
  | { readonly ok: true; readonly value: unknown; readonly dropped: readonly FilePath[] }
  | { readonly ok: false; readonly problem: GcsRefusal };

/** Parses JSON within the bounds for such files. Unsafe names are removed. */
export function parseGcsJson(text: string): Parsed {
  if (text.length > maxGcsFileLength) return { ok: false, problem: { code: 'too-large', limit: maxGcsFileLength } };
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return { ok: false, problem: { code: 'empty' } };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, problem: { code: findJsonFault(json)?.ended ? 'cut-off' : 'not-json' } };
  }
  const dropped: FilePath[] = [];
  const fault = findBoundsFault(value, dropped, { values: maxGcsValues, depth: maxGcsDepth });
  if (!fault) return { ok: true, value, dropped };
  return {
    ok: false,
    problem:
      fault.code === 'too-deep'
        ? { code: 'too-deep', limit: maxGcsDepth }
        : { code: 'too-many-values', limit: maxGcsValues },
  };
}
