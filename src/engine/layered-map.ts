/** How many times as many entries as of its own a map must share to be worth the second look. */
const timesOwn = 8;

/**
 * A map that begins as another one and shares its entries, so that making it costs as much as there are differences, and not
 * entries. Once another one was made from a map, nothing may be put into it.
 */
export class LayeredMap<Key, Value> {
  private readonly shared: Map<Key, Value>;
  /** What takes the place of shared entries, or comes after them; the first of several maps has none. */
  private readonly own: Map<Key, Value> | undefined;

  constructor(before?: LayeredMap<Key, Value>) {
    const differing = before?.own?.size ?? 0;
    if (before && differing * timesOwn <= before.shared.size) {
      this.shared = before.shared;
      this.own = new Map(before.own);
      return;
    }
    this.shared = new Map(before?.shared);
    if (!before?.own) return;
    for (const [key, value] of before.own) this.shared.set(key, value);
    this.own = new Map();
  }

  get(key: Key): Value | undefined {
    return this.own?.get(key) ?? this.shared.get(key);
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  set(key: Key, value: Value): void {
    (this.own ?? this.shared).set(key, value);
  }

  /** All keys in the order in which they were first put in. */
  *keys(): Generator<Key> {
    yield* this.shared.keys();
    for (const key of this.own?.keys() ?? []) if (!this.shared.has(key)) yield key;
  }
}
