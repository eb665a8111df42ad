import { deepestFile, mostValues } from './file-format.ts';
import type { FilePath, FileRefusal } from './file-problem.ts';

/** Names by which an object could pass for, or change, the machinery of all objects. */
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The bound that a value exceeds, or null. Fields with unsafe names are removed from it on the way and their places added
 * to `dropped`; numbers that could not be written back as they are become others: too large ones (1e999) texts, and −0
 * plain 0. Never goes deeper than the bound allows. `most` is how many values are allowed, all counted.
 */
export function boundsFault(value: unknown, dropped: FilePath[], most = mostValues): FileRefusal | null {
  const path: (string | number)[] = [];
  let values = 0;

  const visit = (item: unknown, depth: number): FileRefusal | null => {
    values += 1;
    if (values > most) return { code: 'too-many-values', limit: mostValues };
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

/** How many values (texts, numbers, lists, objects) a value holds, itself included. It must be within the bounds of depth. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, child) => count + countValues(child), 1);
}
