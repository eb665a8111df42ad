import fc from 'fast-check';

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
