import type { SkillRow } from '../../character/skill-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';

type NestedRow = Pick<TraitRow | SkillRow, 'key' | 'container'> & {
  readonly own: { readonly holds: boolean | string } | null;
};

/** A row of a list, with the number of containers of the same list that it is in. */
export interface ListedRow {
  readonly key: string;
  readonly depth: number;
}

/** True for a container of other rows of its chapter. */
export const isContainer = ({ own }: Pick<NestedRow, 'own'>): boolean => Boolean(own?.holds);

/**
 * Puts the rows of a list that are in a container after that container, in their order, and leaves out those in a
 * folded one. Rows in a container of another list, or of none, are not nested. Neither are containers in a cycle.
 */
export function nestRows(
  rows: readonly NestedRow[],
  keys: readonly string[],
  folded: ReadonlySet<string> = new Set(),
): ListedRow[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const listed = new Set(keys);
  const inside = new Map<string, string[]>();
  const outermost: string[] = [];
  for (const key of keys) {
    const container = containerOf(byKey, key);
    if (container === '' || !listed.has(container) || isInCycle(byKey, key)) outermost.push(key);
    else inside.set(container, [...(inside.get(container) ?? []), key]);
  }
  const withContents = (key: string, depth: number): ListedRow[] => [
    { key, depth },
    ...(folded.has(key) ? [] : (inside.get(key) ?? []).flatMap((inner) => withContents(inner, depth + 1))),
  ];
  return outermost.flatMap((key) => withContents(key, 0));
}

/** The key of the container that a row is in, if there is one; or ''. */
function containerOf(byKey: ReadonlyMap<string, NestedRow>, key: string): string {
  const container = byKey.get(byKey.get(key)?.container ?? '');
  return container && isContainer(container) ? container.key : '';
}

function isInCycle(byKey: ReadonlyMap<string, NestedRow>, key: string): boolean {
  const seen = new Set<string>();
  for (let next = key; next !== ''; next = containerOf(byKey, next)) {
    if (seen.has(next)) return true;
    seen.add(next);
  }
  return false;
}

/** The containers that a row can be put into: all except itself and those inside it. */
export function offerContainers<Row extends NestedRow>(rows: readonly Row[], key: string): Row[] {
  const byKey = new Map<string, NestedRow>(rows.map((row) => [row.key, row]));
  const isInside = (container: string): boolean => {
    const seen = new Set<string>();
    for (let next = container; next !== '' && !seen.has(next); next = containerOf(byKey, next)) {
      if (next === key) return true;
      seen.add(next);
    }
    return false;
  };
  return rows.filter((row) => isContainer(row) && !isInside(row.key));
}
