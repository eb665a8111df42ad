/**
 * JSON as text can express it, which is more than JSON.parse returns: an object may have duplicate names, and `raw` is any
 * text in place of a value.
 */
export type JsonTree = JsonObject | JsonList | { readonly kind: 'raw'; readonly text: string };
type JsonObject = { readonly kind: 'object'; readonly members: { name: string; value: JsonTree }[] };
type JsonList = { readonly kind: 'list'; readonly items: JsonTree[] };

/** Converts a value from JSON.parse to a tree that can be changed. */
export function toTree(value: unknown): JsonTree {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(toTree) };
  if (typeof value !== 'object' || value === null) return raw(JSON.stringify(value));
  return { kind: 'object', members: Object.entries(value).map(([name, child]) => ({ name, value: toTree(child) })) };
}

export const raw = (text: string): JsonTree => ({ kind: 'raw', text });

/** Writes the tree as JSON text. */
export function writeTree(tree: JsonTree): string {
  switch (tree.kind) {
    case 'raw':
      return tree.text;
    case 'list':
      return `[${tree.items.map(writeTree).join(',')}]`;
    case 'object':
      return `{${tree.members.map(({ name, value }) => `${JSON.stringify(name)}:${writeTree(value)}`).join(',')}}`;
  }
}

export type TreePath = readonly (string | number)[];

/** The location of a value: element or member number `at` of `holder`; `path` leads there from the root. */
export interface JsonPlace {
  readonly holder: JsonObject | JsonList;
  readonly index: number;
  readonly path: TreePath;
}

/** Lists the places of all values except the root, parents before children. */
export function listPlaces(tree: JsonTree, path: TreePath = []): JsonPlace[] {
  if (tree.kind === 'raw') return [];
  const parts =
    tree.kind === 'list'
      ? tree.items.map((value, index) => ({ value, index, name: index }))
      : tree.members.map(({ name, value }, index) => ({ value, index, name }));
  return parts.flatMap(({ value, index, name }) => [
    { holder: tree, index, path: [...path, name] },
    ...listPlaces(value, [...path, name]),
  ]);
}

/** Returns the value at a place. */
export function valueAt({ holder, index }: JsonPlace): JsonTree {
  const value = holder.kind === 'list' ? holder.items[index] : holder.members[index]?.value;
  return value ?? raw('null');
}

/** Replaces the value at a place. */
export function putAt({ holder, index }: JsonPlace, value: JsonTree): void {
  if (holder.kind === 'list') holder.items[index] = value;
  else {
    const member = holder.members[index];
    if (member) member.value = value;
  }
}

export const copyTree = (tree: JsonTree): JsonTree => structuredClone(tree);
