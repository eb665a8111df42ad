import type { Derivation, Note } from './derivation.ts';
import type { Step } from './step.ts';

/** True for numbers with the same name, page, steps and notes: one can stand for the other everywhere. */
export function isSameDerivation(a: Derivation, b: Derivation): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.unit === b.unit &&
    a.caption === b.caption &&
    isSame(a.cite, b.cite) &&
    isSame(a.value, b.value) &&
    areSame(a.steps, b.steps) &&
    areSame(a.notes, b.notes)
  );
}

function areSame(a: readonly (Step | Note)[], b: readonly (Step | Note)[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

/** True for plain data that is equal throughout. A field that is undefined is the same as none. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
