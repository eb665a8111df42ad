import { isRecord } from '../../character/schema-parts.ts';
import type { TreePath } from './json-tree.ts';

/**
 * The first place where two files differ although the damage was done at `path`, or null. `before` is the file as it was,
 * `after` what was made of the damaged one. Rows after a row that was left out move up.
 */
export function neighborFault(before: unknown, after: unknown, path: TreePath): string | null {
  const [part, ...rest] = path;
  if (part === undefined) return null;
  const at = (fault: string | null) => fault && `${part} › ${fault}`;
  if (typeof part === 'number') {
    if (!Array.isArray(before) || !Array.isArray(after)) return 'not a list any more';
    const others = before.filter((_, i) => i !== part);
    if (after.length === others.length) return same(others, after) ? null : `rows beside row ${part}`;
    if (
      !same(
        others,
        after.filter((_, i) => i !== part),
      )
    )
      return `rows beside row ${part}`;
    return at(neighborFault(before[part], after[part], rest));
  }
  if (!isRecord(before) || !isRecord(after)) return 'not an object any more';
  for (const name of Object.keys(before)) {
    if (name !== part && !same(before[name], after[name])) return name;
  }
  return at(neighborFault(before[part], after[part], rest));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
