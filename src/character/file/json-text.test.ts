import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caseCount } from '../../testing/extent.ts';
import { countValues } from './character-file.ts';
import { countWrittenValues, findJsonFault, findRepeatedFields, lineAndColumn, readJson } from './json-text.ts';

describe('repeated names', () => {
  describe('findRepeatedFields', () => {
    it.each<[string, ReturnType<typeof findRepeatedFields>]>([
      ['{}', []],
      ['7', []],
      ['"a:1,\\"a\\":2"', []],
      ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', []],
      ['{"a" : 1 , "a" : 2}', [{ path: ['a'], value: '1' }]],
      ['{"a":"x\\ny","a":2}', [{ path: ['a'], value: 'x\ny' }]],
      [
        '{"a":1,"a":[2, {"b":0}],"a":3}',
        [
          { path: ['a'], value: '1' },
          { path: ['a'], value: '[2, {"b":0}]' },
        ],
      ],
      ['{"\\u0061":true,"a":false}', [{ path: ['a'], value: 'true' }]],
      ['{"a\\\\":"\\\\","a\\\\":"\\"}"}', [{ path: ['a\\'], value: '\\' }]],
      ['[0,{"r":[{},{"k":1e999,"k":null}]}]', [{ path: [1, 'r', 1, 'k'], value: '1e999' }]],
      [
        '{"a":{"b":1,"b":2},"a":{}}',
        [
          { path: ['a', 'b'], value: '1' },
          { path: ['a'], value: '{"b":1,"b":2}' },
        ],
      ],
      [
        '{"__proto__":1,"__proto__":2,"":3,"":4}',
        [
          { path: ['__proto__'], value: '1' },
          { path: [''], value: '3' },
        ],
      ],
    ])('in %s', (json, expected) => {
      expect(JSON.parse(json)).toBeDefined();
      expect(findRepeatedFields(json)).toEqual(expected);
    });

    it('finds none in what JSON.stringify wrote', () => {
      fc.assert(
        fc.property(fc.json(), fc.nat(3), (json, indent) => {
          expect(findRepeatedFields(JSON.stringify(JSON.parse(json), null, indent))).toEqual([]);
        }),
        { numRuns: caseCount(500) },
      );
    });

    it('handles deep and long texts', () => {
      expect(findRepeatedFields('['.repeat(200_000) + ']'.repeat(200_000))).toEqual([]);
      expect(findRepeatedFields(`{"a":"${'\\\\'.repeat(1_000_000)}","a":1}`)).toHaveLength(1);
    });
  });

  describe('countWrittenValues', () => {
    it.each<[string, number]>([
      ['7', 1],
      ['[ ]', 1],
      ['{"a,b":"[1,2]"}', 2],
      ['[1, {"a":{},"a":[2]}]', 6],
      ['{"__proto__":[1,2]}', 4],
    ])('of %s is %i', (json, count) => {
      expect(countWrittenValues(json)).toBe(count);
    });

    it('is the number of values that JSON.parse gives if no field is repeated', () => {
      fc.assert(
        fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
          const json = JSON.stringify(value, null, indent);
          expect(countWrittenValues(json)).toBe(countValues(JSON.parse(json)));
        }),
      );
    });
  });
});

describe('json fault', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  describe('findJsonFault', () => {
    it.each<[string, number, boolean]>([
      ['', 0, true],
      ['{', 1, true],
      ['{"a"', 4, true],
      ['{"a":', 5, true],
      ['{"a":1,', 7, true],
      ['{"a": "bc', 9, true],
      ['{"a": "bc\\', 10, true],
      ['{"a": "bc\\u00', 13, true],
      ['[tru', 4, true],
      ['[-', 2, true],
      ['[1.', 3, true],
      ['[1e+', 4, true],
      ['{"a":}', 5, false],
      ['{a:1}', 1, false],
      ['{"a" 1}', 5, false],
      ['{"a":1,}', 7, false],
      ['[1,]', 3, false],
      ['[1 2]', 3, false],
      ['[1}', 2, false],
      ['{} x', 3, false],
      ['[01]', 2, false],
      ['["a\nb"]', 3, false],
      ['["\\x"]', 2, false],
      ['[True]', 1, false],
      ["['a']", 1, false],
    ])('for %j returns offset %i, ended: %s', (text, at, ended) => {
      expect(findJsonFault(text)).toEqual({ at, ended });
    });

    it('agrees with JSON.parse about which texts are JSON', () => {
      const pieces = [
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"',
        '\\',
        '\\u00e9',
        '1',
        '-',
        '.5',
        'e3',
        '0',
        'true',
        'nul',
        ' ',
        '\t',
        '\u00a0',
        '\u0001',
        '\u2028',
      ];
      const nearJson = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(fc.oneof(nearJson, fc.json(), fc.string()), (text) => {
          expect(findJsonFault(text) === null).toBe(isJson(text));
        }),
        { numRuns: caseCount(2_000) },
      );
    });

    it('reports every proper prefix of a JSON object as cut off', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (value, where) => {
          const text = JSON.stringify(value);
          const start = text.slice(0, where % text.length);
          expect(findJsonFault(start)).toEqual({ at: start.length, ended: true });
        }),
      );
    });

    it('handles long and deep texts', () => {
      const long = `["${'a'.repeat(2_000_000)}", ${'['.repeat(1_000_000)}`;
      expect(findJsonFault(long)).toEqual({ at: long.length, ended: true });
    });
  });

  describe('lineAndColumn', () => {
    it.each([
      ['abc', 0, 1, 1],
      ['abc', 2, 1, 3],
      ['a\nbc', 3, 2, 2],
      ['a\r\nb\rc', 5, 3, 1],
    ])('for %j at %i returns line %i, column %i', (text, at, line, column) => {
      expect(lineAndColumn(text, at)).toEqual({ line, column });
    });
  });
});

describe('read json', () => {
  afterEach(() => vi.restoreAllMocks());

  describe('readJson', () => {
    it('reports a text as too deep if the browser cannot parse it', () => {
      vi.spyOn(JSON, 'parse').mockImplementation(() => {
        throw new RangeError('Maximum call stack size exceeded');
      });
      expect(readJson(`${'['.repeat(90)}${']'.repeat(90)}`)).toEqual({
        ok: false,
        error: { code: 'too-deep', limit: 40 },
      });
    });

    it('replaces numbers that cannot be written back', () => {
      expect(readJson('{"a":-0,"b":[1e999,-1e999]}')).toMatchObject({
        ok: true,
        value: { value: { a: 0, b: ['Infinity', '-Infinity'] } },
      });
    });

    it('does not change Object.prototype', () => {
      const read = readJson(
        '{"__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}}},"toString":2}',
      );
      expect(read).toMatchObject({
        ok: true,
        value: { value: { a: {}, toString: 2 }, dropped: [['__proto__'], ['a', 'constructor']] },
      });
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    });
  });
});
