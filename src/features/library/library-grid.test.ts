import { expect, test } from 'vitest';
import { gridMove } from './library-grid.tsx';

test.each([
  ['ArrowDown', [1, 2], [2, 2]],
  ['ArrowUp', [0, 2], [0, 2]],
  ['ArrowRight', [1, 4], [1, 4]],
  ['ArrowLeft', [1, 2], [1, 1]],
  ['PageDown', [1, 0], [11, 0]],
  ['PageDown', [95, 0], [99, 0]],
  ['PageUp', [3, 1], [0, 1]],
  ['Home', [50, 3], [0, 3]],
  ['End', [50, 3], [99, 3]],
] as const)('%s from row and cell %j leads to %j', (key, [row, cell], [toRow, toCell]) => {
  expect(gridMove(key, { row, cell }, 100, 5)).toEqual({ row: toRow, cell: toCell });
});

test('gridMove: returns null for other keys, and in a grid without rows', () => {
  expect(gridMove('Enter', { row: 0, cell: 0 }, 100, 5)).toBeNull();
  expect(gridMove('End', { row: 0, cell: 0 }, 0, 5)).toBeNull();
});
