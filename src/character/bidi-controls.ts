import { memoizeByObject } from '../engine/memoize.ts';

/** Controls that change the direction of the text after them, up to the end of a scope: embeddings, overrides, isolates. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The text without bidi controls. A name must not change the direction of the line around it; scripts written from right
 * to left do not need these controls, and marks without a scope stay.
 */
export const stripBidiControls = (text: string): string => text.replace(bidiControls, '');

/** Fields with ids for the program or the data of another one, and texts of several paragraphs. A list of `notes` has short texts. */
const unstripped = new Set([
  'key',
  'container',
  'entry',
  'parameter',
  'finding',
  'story',
  'notes',
  'portrait',
  'origin',
  'setAside',
]);

/**
 * A character, or part of one, as it is shown: its short texts without bidi controls. A part that has none is returned
 * as it was, the same object.
 */
export function withoutBidiControls<Value>(value: Value): Value {
  return strip(value) as Value; // texts become texts, nothing else changes
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return stripBidiControls(value);
  return typeof value === 'object' && value !== null ? stripParts(value) : value;
}

const stripParts = memoizeByObject((value: object): object =>
  Array.isArray(value) ? stripList(value) : stripFields(value),
);

function stripList(list: readonly unknown[]): readonly unknown[] {
  const stripped = list.map(strip);
  return stripped.some((item, i) => item !== list[i]) ? stripped : list;
}

function stripFields(object: object): object {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    const isKept = unstripped.has(name) && !(name === 'notes' && Array.isArray(value));
    const stripped = isKept ? value : strip(value);
    if (stripped !== value) changed[name] = stripped;
  }
  return Object.keys(changed).length > 0 ? { ...object, ...changed } : object;
}
