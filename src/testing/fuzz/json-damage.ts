import fc from 'fast-check';

/** One change to a file at one place; `where` is taken modulo the number of places in the file. */
export interface Damage {
  readonly where: number;
  readonly how: How;
}

type How =
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'remove' | 'double' | 'negate' | 'same-key' }
  /** Copies the value of another place. */
  | { readonly kind: 'copy'; readonly from: number }
  /** Adds a field to the object that holds the value; `text` is its value. */
  | { readonly kind: 'add'; readonly name: string; readonly text: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'repeat-name'; readonly text: string }
  | { readonly kind: 'wrap'; readonly depth: number; readonly list: boolean }
  | { readonly kind: 'container'; readonly of: number }
  /** Replaces the keys of rows, and the references of items to their containers. */
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const quoted = (text: string): string => JSON.stringify(text);

/** An object with a duplicate field. */
export const objectWithDuplicateField = '{"a":1,"a":2}';

/** Values that often cause bugs, as JSON text. */
const oddValues: readonly string[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e300', '-1e300', '1e999', '-1e999', '1e-400', '5e-324'],
  ...['12345678901234567890', '1000000000.5', '0.1e1', '2147483648', '9007199254740993'],
  ...['', ' ', 'NaN', 'Infinity', '-Infinity', 'null', '5', '1,5', '⅝', '٣', 'constructor', '__proto__', 'k1'].map(
    quoted,
  ),
  ...['\u0000', '\u202e', '\u2028', '\ufeff', '😀', 'Z̷̮̈́', 'race.trait0', 'x'.repeat(65), 'x'.repeat(20_001)].map(quoted),
  ...['"\\ud800"', '"\\udc00x"', '"\\u0000"', '"\\/"', '"\\u005f\\u005fproto\\u005f\\u005f"'],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[{}]',
    '[null]',
    '[[],[]]',
    '[1,"a",null]',
    '[{},{}]',
    '{"":{}}',
    '{"0":1,"1":2,"length":2}',
  ],
  ...['{"key":"k1"}', '[{"key":"k1"},{"key":"k1"}]', '{"key":""}', '{"key":7}', '{"entry":5,"own":[]}'],
  ...['{"own":{"name":{}}}', '{"own":{"attacks":{"0":{}},"effects":[7],"places":["a",1]}}', '{"own":{"spell":[]}}'],
  ...['{"data":"data:image/svg+xml,<svg onload=alert(1)>","width":1,"height":1}', '{"data":"","width":0,"height":0}'],
  ...['{"toString":1,"valueOf":2,"hasOwnProperty":3,"then":4,"toJSON":5}', objectWithDuplicateField],
  ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '[{"prototype":1}]'],
  ...[nested(10, '[', ']'), nested(36, '[', ']'), nested(45, '[', ']'), `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`],
];

const oddNames: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON', 'then', 'length'],
  ...['', ' ', '\u0000', '\ud800', '0', '-1', '/', '~', '~1', 'a/b', 'Name', 'name ', 'x'.repeat(300), 'ключ'],
  ...[
    'name',
    'key',
    'entry',
    'own',
    'points',
    'container',
    'portrait',
    'setAside',
    'path',
    'value',
    'format',
    'version',
  ],
];

/** Row keys that look like stat ids, field names, properties of Object.prototype, or several keys. */
const oddKeys: readonly string[] = [
  ...['points', 'st', 'load', 'a.level', 'a.points', 'k1.cost', 'skill:k1', 'item:k1.cost', 'reaction', 'named', 'own'],
  ...['__proto__', 'constructor', 'toString', 'length', '0', '-1', 'null', 'undefined', 'human', 'broadsword', 'Race'],
  ...['a\nb', ' ', 'a b', 'a,b', 'a|b', 'a/b', 'a:b', '#a', '"', '\u0000', '\u202e', '\ud800', 'x'.repeat(64)],
];

/** Any JSON text, mostly unusual values. */
export const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
);
const anyName = fc.oneof(fc.constantFrom(...oddNames), fc.string({ maxLength: 8 }));

/** A change at one place that leaves all other places unchanged. */
export const changeOfOnePlace: fc.Arbitrary<How> = fc.oneof(
  { weight: 5, arbitrary: anyJson.map((text): How => ({ kind: 'replace', text })) },
  { weight: 1, arbitrary: fc.constant<How>({ kind: 'remove' }) },
  { weight: 1, arbitrary: fc.constant<How>({ kind: 'negate' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wrap' as const),
      depth: fc.integer({ min: 1, max: 45 }),
      list: fc.boolean(),
    }),
  },
);

const anyChange: fc.Arbitrary<How> = fc.oneof(
  { weight: 8, arbitrary: changeOfOnePlace },
  { weight: 1, arbitrary: fc.constantFrom<How>({ kind: 'double' }, { kind: 'same-key' }) },
  { weight: 1, arbitrary: fc.nat().map((from): How => ({ kind: 'copy', from })) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), name: anyName, text: anyJson }) },
  { weight: 1, arbitrary: anyName.map((name): How => ({ kind: 'rename', name })) },
  { weight: 1, arbitrary: anyJson.map((text): How => ({ kind: 'repeat-name', text })) },
  { weight: 1, arbitrary: fc.nat().map((of): How => ({ kind: 'container', of })) },
  {
    weight: 1,
    arbitrary: fc.shuffledSubarray([...oddKeys], { minLength: 1 }).map((keys): How => ({ kind: 'keys', keys })),
  },
);

export const damageList: fc.Arbitrary<Damage[]> = fc.array(fc.record({ where: fc.nat(), how: anyChange }), {
  minLength: 1,
  maxLength: 8,
});

/** All places except the two fields that identify our format. */
export const listDamageablePlaces = (tree: JsonTree): JsonPlace[] =>
  listPlaces(tree).filter(({ path }) => path.length > 1 || (path[0] !== 'format' && path[0] !== 'version'));

/** Applies all damage to a file in turn. */
export function damageTree(tree: JsonTree, damages: readonly Damage[]): void {
  for (const { where, how } of damages) {
    const places = listDamageablePlaces(tree);
    const place = places[where % Math.max(1, places.length)];
    if (place) damageAt(place, how, places);
  }
}

/** Applies one change at one place. */
export function damageAt(place: JsonPlace, how: How, places: readonly JsonPlace[]): void {
  const { holder, index } = place;
  const member = holder.kind === 'object' ? holder.members[index] : undefined;
  switch (how.kind) {
    case 'remove':
      if (holder.kind === 'list') holder.items.splice(index, 1);
      else holder.members.splice(index, 1);
      break;
    case 'double':
      if (holder.kind === 'list') holder.items.splice(index, 0, copyTree(valueAt(place)));
      else if (member) holder.members.push({ name: `${member.name}2`, value: copyTree(member.value) });
      break;
    case 'add':
      if (holder.kind === 'object') holder.members.push({ name: how.name, value: raw(how.text) });
      break;
    case 'rename':
      if (member) member.name = how.name;
      break;
    case 'repeat-name':
      if (holder.kind === 'object' && member) holder.members.push({ name: member.name, value: raw(how.text) });
      break;
    case 'container':
      putInContainers(places, how.of);
      break;
    case 'keys':
      renameKeys(places, how.keys);
      break;
    default:
      putAt(place, replacementFor(place, how, places));
  }
}

/** Returns the replacement for a value. */
function replacementFor(place: JsonPlace, how: How, places: readonly JsonPlace[]): JsonTree {
  const text = writeTree(valueAt(place));
  switch (how.kind) {
    case 'replace':
      return raw(how.text);
    case 'negate':
      return raw(`-${/^\d/.test(text) ? text : '1.25'}`);
    case 'same-key':
      return copyTree(valueAt(places.find(({ path }) => path.at(-1) === 'key') ?? place));
    case 'copy':
      return copyTree(valueAt(places[how.from % places.length] ?? place));
    case 'wrap':
      return raw(`${(how.list ? '[' : '{"in":').repeat(how.depth)}${text}${(how.list ? ']' : '}').repeat(how.depth)}`);
    default:
      return raw(text);
  }
}

/** Makes cycles and chains: every item gets some row as its container, possibly itself. */
function putInContainers(places: readonly JsonPlace[], of: number): void {
  const keys = places.filter(({ path }) => path.at(-1) === 'key');
  places.forEach((place, i) => {
    const key = keys[(of + i) % Math.max(1, keys.length)];
    if (place.path.at(-1) === 'container' && key) putAt(place, copyTree(valueAt(key)));
  });
}

/** Gives the first rows these keys in order, and updates the references of their contents. */
function renameKeys(places: readonly JsonPlace[], keys: readonly string[]): void {
  const named = new Map<string, JsonTree>();
  const placesOf = (name: string) => places.filter(({ path }) => path.at(-1) === name);
  placesOf('key').forEach((place, i) => {
    const key = keys[i];
    if (key === undefined) return;
    named.set(writeTree(valueAt(place)), raw(JSON.stringify(key)));
    putAt(place, raw(JSON.stringify(key)));
  });
  for (const place of placesOf('container')) putAt(place, named.get(writeTree(valueAt(place))) ?? valueAt(place));
}

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
interface JsonPlace {
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

const copyTree = (tree: JsonTree): JsonTree => structuredClone(tree);

/** One change to a text; positions are taken modulo its length. */
export type TextDamage =
  | { readonly kind: 'cut' | 'cut-start'; readonly offset: number }
  | { readonly kind: 'insert' | 'overwrite'; readonly offset: number; readonly text: string }
  | { readonly kind: 'delete' | 'double' | 'swap' | 'reverse'; readonly offset: number; readonly length: number }
  | {
      readonly kind:
        | 'mark'
        | 'windows'
        | 'old-mac'
        | 'single-quotes'
        | 'comment'
        | 'commas'
        | 'entities'
        | 'wide'
        | 'twice';
    };

/** Fragments that editors, chat programs and damaged disks insert into files. */
const pieces: readonly string[] = [
  ...[
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '-',
    '.',
    'e',
    '0',
    '1',
    ' ',
    '\n',
    '\t',
    '\r',
    '\u0000',
    '\u0001',
    '\u007f',
  ],
  ...['\ufeff', '\ufffd', '\u00a0', '\u2028', '\u202e', '\ud800', '😀', '“', '”', "'", '`', '\u200b'],
  ...[
    '//',
    '/* */',
    '<!--',
    '# ',
    'null',
    'NaN',
    'undefined',
    '\\u',
    '\\x41',
    '\\ud800',
    '""',
    '{}',
    '[]',
    ',,',
    '...',
    '0x1F',
  ],
  ...['"__proto__":{"polluted":1},', '"constructor":1,', '"name":"other",', '"character":{},', '"version":2,', '1e999'],
];

const offset = fc.nat();
const length = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 400 }));

export const textDamage: fc.Arbitrary<TextDamage> = fc.oneof(
  fc.record({ kind: fc.constantFrom('cut' as const, 'cut-start' as const), offset }),
  fc.record({
    kind: fc.constantFrom('insert' as const, 'overwrite' as const),
    offset,
    text: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })),
  }),
  fc.record({
    kind: fc.constantFrom('delete' as const, 'double' as const, 'swap' as const, 'reverse' as const),
    offset,
    length,
  }),
  fc
    .constantFrom(
      ...(['mark', 'windows', 'old-mac', 'single-quotes', 'comment', 'commas', 'entities', 'wide', 'twice'] as const),
    )
    .map((kind) => ({ kind })),
);

/** Returns the damaged text. */
export function damageText(text: string, damage: TextDamage): string {
  const from = 'offset' in damage ? damage.offset % (text.length + 1) : 0;
  const to = 'length' in damage ? Math.min(text.length, from + damage.length) : from;
  const [before, slice, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (damage.kind) {
    case 'cut':
      return before;
    case 'cut-start':
      return after;
    case 'insert':
      return before + damage.text + after;
    case 'overwrite':
      return before + damage.text + after.slice(damage.text.length);
    case 'delete':
      return before + after;
    case 'double':
      return before + slice + slice + after;
    case 'swap':
      return before + after.slice(0, slice.length) + slice + after.slice(slice.length);
    case 'reverse':
      return before + slice.split('').reverse().join('') + after;
    case 'mark':
      return `\ufeff${text}`;
    case 'windows':
      return text.replaceAll('\n', '\r\n');
    case 'old-mac':
      return text.replaceAll('\n', '\r');
    case 'single-quotes':
      return text.replaceAll('"', "'");
    case 'comment':
      return text.replace('\n', ' // made by hand\n');
    case 'commas':
      return text.replace(/\n(\s*[}\]])/g, ',\n$1');
    case 'entities':
      return text.replaceAll('"', '&quot;');
    case 'wide':
      return text.replace(/./gs, '$&\u0000'); // UTF-16 read as if it were something else
    case 'twice':
      return text + text;
  }
}
