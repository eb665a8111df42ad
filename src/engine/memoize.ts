/**
 * Caches of values computed from objects that never change in place: characters, rows, catalog entries, schemas. An
 * answer lives as long as the object that it was computed from.
 */

/** A function that computes its answer once for each object. `compute` must depend on nothing else; if it throws, nothing is kept. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached.result;
    const result = compute(key);
    cache.set(key, { result });
    return result;
  };
}

/** A function that computes its answer when it is first called, and keeps it for good: for what takes time that most visits can save. */
export function memoizeOnce<Result>(compute: () => Result): () => Result {
  let cached: { readonly result: Result } | undefined;
  return () => {
    cached ??= { result: compute() };
    return cached.result;
  };
}

/** A filter of lists of rows that goes through each list once: most rows are in few of the lists that are needed at each edit. */
export const memoizeFilter = <Item>(isIn: (item: Item) => unknown): ((items: readonly Item[]) => readonly Item[]) =>
  memoizeByObject((items: readonly Item[]) => items.filter(isIn));

/**
 * A function that computes its answer once for each list of keys that `keysOf` gives for its arguments. Objects are
 * compared by identity and not kept alive; the first key is an object, so that the other answers are released with it.
 */
export function memoizeByKeys<Args extends readonly unknown[], Result>(
  keysOf: (...args: Args) => readonly [object, ...unknown[]],
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const root = new CacheNode<Result>();
  return (...args) => {
    let node = root;
    for (const key of keysOf(...args)) node = node.child(key);
    node.cached ??= { result: compute(...args) };
    return node.cached.result;
  };
}

/**
 * A function that keeps its last answer for each object, with the result of `inputsOf`: the answer stays the same while
 * the inputs do (by identity).
 */
export function memoizeLast<Key extends object, Args extends readonly unknown[], Result>(
  inputsOf: (key: Key, ...args: Args) => readonly unknown[],
  compute: (key: Key, ...args: Args) => Result,
): (key: Key, ...args: Args) => Result {
  const cache = new WeakMap<Key, { readonly inputs: readonly unknown[]; readonly result: Result }>();
  return (key, ...args) => {
    const inputs = inputsOf(key, ...args);
    const cached = cache.get(key);
    if (cached && haveSameItems(cached.inputs, inputs)) return cached.result;
    const result = compute(key, ...args);
    cache.set(key, { inputs, result });
    return result;
  };
}

class CacheNode<Result> {
  cached: { readonly result: Result } | undefined;
  #byObject: WeakMap<object, CacheNode<Result>> | undefined;
  #byValue: Map<unknown, CacheNode<Result>> | undefined;

  /** The node of one more key, made if there is none yet. */
  child(key: unknown): CacheNode<Result> {
    const isObject = typeof key === 'object' && key !== null;
    const existing = isObject ? this.#byObject?.get(key) : this.#byValue?.get(key);
    if (existing) return existing;
    const node = new CacheNode<Result>();
    if (isObject) {
      this.#byObject ??= new WeakMap();
      this.#byObject.set(key, node);
    } else {
      this.#byValue ??= new Map();
      this.#byValue.set(key, node);
    }
    return node;
  }
}

/** True for lists of the same items in the same order, compared by identity. */
export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}

/** The list of before if it has the same items, or else the new one. */
export const keepList = <Item>(before: readonly Item[] | undefined, now: readonly Item[]): readonly Item[] =>
  before && haveSameItems(before, now) ? before : now;
