/** Marks that turn the direction of all that follows them in a line, or set it apart: embeddings, overrides, isolates. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The text without marks that turn the direction of what follows. A name must not do that to the line that it stands in;
 * letters of scripts that are written from right to left need none of them, and marks without a scope stay.
 */
export const stripBidiControls = (text: string): string => text.replace(turning, '');

/** Fields that name a thing for the program, and texts that have paragraphs of their own. */
const asTheyAre = new Set([
  'key',
  'container',
  'entry',
  'parameter',
  'finding',
  'story',
  'notes',
  'portrait',
  'setAside',
]);
const made = new WeakMap<object, unknown>();

/**
 * A character, or part of one, as it is shown: its short texts without turning marks. What has none is returned as it was,
 * the same object; parts never change in place, so each is looked through once.
 */
export function withoutBidiControls<Value>(value: Value): Value {
  return cleared(value) as Value; // texts become texts, nothing else changes
}

function cleared(value: unknown): unknown {
  if (typeof value === 'string') return stripBidiControls(value);
  if (typeof value !== 'object' || value === null) return value;
  if (made.has(value)) return made.get(value);
  const clear = Array.isArray(value) ? clearedList(value) : clearedObject(value);
  made.set(value, clear);
  return clear;
}

function clearedList(list: readonly unknown[]): readonly unknown[] {
  const clear = list.map(cleared);
  return clear.some((item, i) => item !== list[i]) ? clear : list;
}

function clearedObject(object: object): object {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    const clear = asTheyAre.has(name) ? value : cleared(value);
    if (clear !== value) changed[name] = clear;
  }
  return Object.keys(changed).length > 0 ? { ...object, ...changed } : object;
}
