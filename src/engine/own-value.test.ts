import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it('ownValue has only what a table has itself', () => {
  const table = { k1: 2 };
  expect(ownValue(table, 'k1')).toBe(2);
  expect(['k2', ...Object.getOwnPropertyNames(Object.prototype)].map((key) => ownValue(table, key))).toEqual(
    new Array(13).fill(undefined),
  );
});
