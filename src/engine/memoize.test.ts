import { expect, it, vi } from 'vitest';
import { memoizeByKeys, memoizeByObject } from './memoize.ts';

it('memoizeByObject: computes once for each object, by identity', () => {
  const compute = vi.fn(({ size }: { size: number }) => [size]);
  const memoized = memoizeByObject(compute);
  const box = { size: 1 };
  expect(memoized(box)).toBe(memoized(box));
  expect(memoized({ size: 1 })).toEqual([1]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('memoizeByObject: caches undefined and null as well', () => {
  const compute = vi.fn((_: object) => undefined);
  const memoized = memoizeByObject(compute);
  const box = {};
  expect([memoized(box), memoized(box)]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledOnce();
});

it('memoizeByObject: calls again after an error', () => {
  const compute = vi.fn<(box: object) => number>();
  compute.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  compute.mockImplementationOnce(() => 3);
  const memoized = memoizeByObject(compute);
  const box = {};
  expect(() => memoized(box)).toThrow('not yet');
  expect(memoized(box)).toBe(3);
});

it('memoizeByKeys: computes once for each combination of objects and values', () => {
  const compute = vi.fn((row: object, catalog: object | null, level: number) => ({ row, catalog, level }));
  const memoized = memoizeByKeys((row, catalog, level) => [row, catalog, level], compute);
  const [row, catalog] = [{}, {}];
  const first = memoized(row, catalog, 1);
  expect(memoized(row, catalog, 1)).toBe(first);
  expect(memoized(row, catalog, 2)).toEqual({ row, catalog, level: 2 });
  expect(memoized(row, null, 1)).toEqual({ row, catalog: null, level: 1 });
  expect(memoized(catalog, row, 1)).toEqual({ row: catalog, catalog: row, level: 1 });
  expect(memoized(row, catalog, 1)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(4);
});

it('memoizeByKeys: ignores what is not among the keys', () => {
  const memoized = memoizeByKeys(
    ({ sheet }: { sheet: object; at: number }) => [sheet],
    ({ at }) => at,
  );
  const sheet = {};
  expect([memoized({ sheet, at: 1 }), memoized({ sheet, at: 2 })]).toEqual([1, 1]);
});
