/**
 * JSON as it is written, which is more than what JSON.parse makes of it: names may stand twice in an object, and `raw` is
 * any text in the place of a value.
 */
export type JsonTree = JsonObject | JsonList | { readonly kind: 'raw'; readonly text: string };
export type JsonObject = { readonly kind: 'object'; readonly members: { name: string; value: JsonTree }[] };
export type JsonList = { readonly kind: 'list'; readonly items: JsonTree[] };

/** A value out of JSON.parse as a tree, to be changed. */
export function treeOf(value: unknown): JsonTree {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return raw(JSON.stringify(value));
  return { kind: 'object', members: Object.entries(value).map(([name, child]) => ({ name, value: treeOf(child) })) };
}

export const raw = (text: string): JsonTree => ({ kind: 'raw', text });

/** The tree in writing. */
export function writtenTree(tree: JsonTree): string {
  switch (tree.kind) {
    case 'raw':
      return tree.text;
    case 'list':
      return `[${tree.items.map(writtenTree).join(',')}]`;
    case 'object':
      return `{${tree.members.map(({ name, value }) => `${JSON.stringify(name)}:${writtenTree(value)}`).join(',')}}`;
  }
}

export type TreePath = readonly (string | number)[];

/** Where a value stands: in `holder`, as its row or member number `at`; `path` leads there from the outermost level. */
export interface Place {
  readonly holder: JsonObject | JsonList;
  readonly at: number;
  readonly path: TreePath;
}

/** Every value of a tree but the outermost, outer ones before what they hold. */
export function placesIn(tree: JsonTree, path: TreePath = []): Place[] {
  if (tree.kind === 'raw') return [];
  const parts =
    tree.kind === 'list'
      ? tree.items.map((value, at) => ({ value, at, name: at }))
      : tree.members.map(({ name, value }, at) => ({ value, at, name }));
  return parts.flatMap(({ value, at, name }) => [
    { holder: tree, at, path: [...path, name] },
    ...placesIn(value, [...path, name]),
  ]);
}

/** The value at a place. */
export function valueAt({ holder, at }: Place): JsonTree {
  const found = holder.kind === 'list' ? holder.items[at] : holder.members[at]?.value;
  return found ?? raw('null');
}

/** Puts another value there. */
export function putAt({ holder, at }: Place, value: JsonTree): void {
  if (holder.kind === 'list') holder.items[at] = value;
  else {
    const member = holder.members[at];
    if (member) member.value = value;
  }
}

export const copyOf = (tree: JsonTree): JsonTree => structuredClone(tree);
