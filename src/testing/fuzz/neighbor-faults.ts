import { isRecord } from '../../character/schema-parts.ts';
import type { TreePath } from './json-damage.ts';

/**
 * Returns the first difference between two files outside `path`, where the damage was done, or null. `before` is the
 * original file, `after` the result of reading the damaged one. Rows after a dropped row move up.
 */
export function neighborFault(before: unknown, after: unknown, path: TreePath): string | null {
  const [part, ...rest] = path;
  if (part === undefined) return null;
  const locate = (fault: string | null) => fault && `${part} › ${fault}`;
  if (typeof part === 'number') {
    if (!Array.isArray(before) || !Array.isArray(after)) return 'not a list any more';
    const otherRows = before.filter((_, i) => i !== part);
    if (after.length === otherRows.length) return same(otherRows, after) ? null : `rows beside row ${part}`;
    if (
      !same(
        otherRows,
        after.filter((_, i) => i !== part),
      )
    )
      return `rows beside row ${part}`;
    return locate(neighborFault(before[part], after[part], rest));
  }
  if (!isRecord(before) || !isRecord(after)) return 'not an object any more';
  for (const name of Object.keys(before)) {
    if (name !== part && !same(before[name], after[name])) return name;
  }
  return locate(neighborFault(before[part], after[part], rest));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
