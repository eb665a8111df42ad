import type { SheetContext } from './context.ts';

/** Works something out once for each state of a character, however many of its rows ask for it. */
export function oncePerContext<Answer>(work: (context: SheetContext) => Answer): (context: SheetContext) => Answer {
  const known = new WeakMap<SheetContext, { readonly answer: Answer }>();
  return (context) => {
    const ready = known.get(context);
    if (ready) return ready.answer;
    const answer = work(context);
    known.set(context, { answer });
    return answer;
  };
}

/** The elements of a list by a key of theirs, in the order of the list. */
export function groupedBy<Key, Element>(
  list: readonly Element[],
  keyOf: (element: Element) => Key,
): ReadonlyMap<Key, readonly Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of list) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}
