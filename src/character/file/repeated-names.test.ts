import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countValues } from './bounds.ts';
import { countWrittenValues, findRepeatedFields } from './repeated-names.ts';

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
      { numRuns: 500 },
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

  it('is the number of values that JSON.parse gives where no field is repeated', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        const json = JSON.stringify(value, null, indent);
        expect(countWrittenValues(json)).toBe(countValues(JSON.parse(json)));
      }),
    );
  });
});
