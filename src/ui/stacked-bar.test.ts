import { expect, test } from 'vitest';
import { layOutBar } from './stacked-bar.tsx';

const segment = (id: string, value: number) => ({ id, label: id, value, text: String(value), series: 1 as const });

test('layOutBar places additions after the budget, and leaves the rest free', () => {
  const bar = layOutBar([segment('a', 60), segment('b', -20), segment('c', 30)], 100);
  expect(bar.spent.map(({ from, size }) => [from, size])).toEqual([
    [0, 0.5],
    [0.5, 0.25],
  ]);
  expect(bar.added.map(({ from, size }) => [from, size])).toEqual([[100 / 120, 20 / 120]]);
  expect([bar.end, bar.over]).toEqual([1, 0]);
});

test('layOutBar scales to the spent segments when they exceed the budget', () => {
  const bar = layOutBar([segment('a', 150), segment('b', -25)], 75);
  expect(bar.end).toBeCloseTo(100 / 150);
  expect(bar.over).toBeCloseTo(50 / 150);
});

test('layOutBar does not divide by zero without segments', () => {
  expect(layOutBar([segment('a', 0)], 0)).toMatchObject({ spent: [], end: 0, over: 0 });
});
