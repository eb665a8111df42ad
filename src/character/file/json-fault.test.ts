import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault, lineAndColumn } from './json-fault.ts';

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
      { numRuns: 2_000 },
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
