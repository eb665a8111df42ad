/** True for lists of the same items in the same order, compared by identity. */
export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}

/** The list of before if it has the same items, or else the new one. */
export const keepList = <Item>(before: readonly Item[] | undefined, now: readonly Item[]): readonly Item[] =>
  before && haveSameItems(before, now) ? before : now;
