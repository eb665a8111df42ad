/** A placeholder for a missing field. */
export const missing = Symbol('missing');

/** Five hundred objects, each inside the one before. */
const nested = (): unknown => {
  let inner: unknown = 'the innermost';
  for (let depth = 0; depth < 500; depth += 1) inner = { inner };
  return inner;
};

/** An object with a reference to itself, which JSON cannot hold and the browser's storage can. */
const cyclic = (): unknown => {
  const object: Record<string, unknown> = { name: 'round' };
  object.self = object;
  return object;
};

/** Possible contents of a damaged field in the browser's storage, by description. */
export const garbage: Readonly<Record<string, unknown>> = {
  null: null,
  missing,
  undefined: undefined,
  number: 42,
  'negative number': -3.5,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  'huge number': 1e308,
  'large integer': 12n ** 40n,
  boolean: true,
  'empty text': '',
  text: '\u202egarbage\u0000',
  'huge text': 'x'.repeat(50_000),
  list: [1, [2, null], 'three'],
  object: { toString: 'not a function', length: -1 },
  nested: nested(),
  cyclic: cyclic(),
  date: new Date(0),
  'invalid date': new Date(Number.NaN),
  bytes: new Uint8Array([1, 2, 3]),
  map: new Map([['a', 1]]),
};

/**
 * A copy of a record in which one field is garbage. `path` is the name of the field, or names with dots: "points.spent".
 * An empty path makes garbage of the whole record.
 */
export function withGarbage(record: unknown, path: string, value: unknown): unknown {
  if (path === '') return value === missing ? undefined : value;
  const [field = '', ...rest] = path.split('.');
  if (Array.isArray(record)) {
    return record.map((element, index) =>
      String(index) === field ? withGarbage(element, rest.join('.'), value) : element,
    );
  }
  const { [field]: before, ...otherFields } =
    typeof record === 'object' && record !== null ? ({ ...record } as Record<string, unknown>) : {};
  if (rest.length === 0 && value === missing) return otherFields;
  return { ...otherFields, [field]: rest.length === 0 ? value : withGarbage(before, rest.join('.'), value) };
}
