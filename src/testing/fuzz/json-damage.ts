import fc from 'fast-check';
import { copyOf, type JsonTree, type Place, placesIn, putAt, raw, valueAt, writtenTree } from './json-tree.ts';

/** One thing done to a file at one place; `where` is counted round and round through all places that the file has. */
export interface Damage {
  readonly where: number;
  readonly how: How;
}

type How =
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'remove' | 'double' | 'negate' | 'same-key' }
  /** Copies what stands at another place. */
  | { readonly kind: 'copy'; readonly from: number }
  /** Puts a further field beside the value; `text` is its value. */
  | { readonly kind: 'add'; readonly name: string; readonly text: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'repeat-name'; readonly text: string }
  | { readonly kind: 'wrap'; readonly depth: number; readonly list: boolean }
  | { readonly kind: 'container'; readonly of: number }
  /** Gives rows other keys, and items the containers that they then lie in. */
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const quoted = (text: string): string => JSON.stringify(text);

/** An object with a field that it has twice. */
export const repeatsItself = '{"a":1,"a":2}';

/** Values that have upset programs before, as they stand in a file. */
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
  ...['{"toString":1,"valueOf":2,"hasOwnProperty":3,"then":4,"toJSON":5}', repeatsItself],
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

/** Keys of rows that look like names of numbers, of fields, of what all objects have, or like several keys. */
const oddKeys: readonly string[] = [
  ...['points', 'st', 'load', 'a.level', 'a.points', 'k1.cost', 'skill:k1', 'item:k1.cost', 'reaction', 'named', 'own'],
  ...['__proto__', 'constructor', 'toString', 'length', '0', '-1', 'null', 'undefined', 'human', 'broadsword', 'Race'],
  ...['a\nb', ' ', 'a b', 'a,b', 'a|b', 'a/b', 'a:b', '#a', '"', '\u0000', '\u202e', '\ud800', 'x'.repeat(64)],
];

/** Any JSON in writing, odd more often than not. */
export const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
);
const anyName = fc.oneof(fc.constantFrom(...oddNames), fc.string({ maxLength: 8 }));

/** What may be done at one place that leaves all others as they are. */
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

export const someDamage: fc.Arbitrary<Damage[]> = fc.array(fc.record({ where: fc.nat(), how: anyChange }), {
  minLength: 1,
  maxLength: 8,
});

/** Places below the two fields by which a file is known as ours. */
export const placesToDamage = (tree: JsonTree): Place[] =>
  placesIn(tree).filter(({ path }) => path.length > 1 || (path[0] !== 'format' && path[0] !== 'version'));

/** Does all of it to a file in turn. */
export function damage(tree: JsonTree, all: readonly Damage[]): void {
  for (const { where, how } of all) {
    const places = placesToDamage(tree);
    const place = places[where % Math.max(1, places.length)];
    if (place) damageAt(place, how, places);
  }
}

/** Does one thing at one place. */
export function damageAt(place: Place, how: How, places: readonly Place[]): void {
  const { holder, at } = place;
  const member = holder.kind === 'object' ? holder.members[at] : undefined;
  switch (how.kind) {
    case 'remove':
      if (holder.kind === 'list') holder.items.splice(at, 1);
      else holder.members.splice(at, 1);
      break;
    case 'double':
      if (holder.kind === 'list') holder.items.splice(at, 0, copyOf(valueAt(place)));
      else if (member) holder.members.push({ name: `${member.name}2`, value: copyOf(member.value) });
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
      lieInRows(places, how.of);
      break;
    case 'keys':
      renameKeys(places, how.keys);
      break;
    default:
      putAt(place, otherValue(place, how, places));
  }
}

/** What comes into the place of a value. */
function otherValue(place: Place, how: How, places: readonly Place[]): JsonTree {
  const text = writtenTree(valueAt(place));
  switch (how.kind) {
    case 'replace':
      return raw(how.text);
    case 'negate':
      return raw(`-${/^\d/.test(text) ? text : '1.25'}`);
    case 'same-key':
      return copyOf(valueAt(places.find(({ path }) => path.at(-1) === 'key') ?? place));
    case 'copy':
      return copyOf(valueAt(places[how.from % places.length] ?? place));
    case 'wrap':
      return raw(`${(how.list ? '[' : '{"in":').repeat(how.depth)}${text}${(how.list ? ']' : '}').repeat(how.depth)}`);
    default:
      return raw(text);
  }
}

/** Rings and chains: every item lies in some row, itself perhaps. */
function lieInRows(places: readonly Place[], of: number): void {
  const keys = places.filter(({ path }) => path.at(-1) === 'key');
  places.forEach((place, i) => {
    const key = keys[(of + i) % Math.max(1, keys.length)];
    if (place.path.at(-1) === 'container' && key) putAt(place, copyOf(valueAt(key)));
  });
}

/** The first rows with keys get these, one each; what lies in them still does. */
function renameKeys(places: readonly Place[], keys: readonly string[]): void {
  const named = new Map<string, JsonTree>();
  const at = (name: string) => places.filter(({ path }) => path.at(-1) === name);
  at('key').forEach((place, i) => {
    const key = keys[i];
    if (key === undefined) return;
    named.set(writtenTree(valueAt(place)), raw(JSON.stringify(key)));
    putAt(place, raw(JSON.stringify(key)));
  });
  for (const place of at('container')) putAt(place, named.get(writtenTree(valueAt(place))) ?? valueAt(place));
}
