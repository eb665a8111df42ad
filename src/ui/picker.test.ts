import { expect, test } from 'vitest';
import { limitGroups } from './picker.tsx';

test('limitGroups counts the limit over all groups, and leaves out empty ones', () => {
  const groups = [
    { heading: 'a', items: [1, 2] },
    { heading: 'b', items: [] },
    { heading: 'c', items: [3, 4, 5] },
    { heading: 'd', items: [6] },
  ];
  expect(limitGroups(groups, 3)).toEqual({
    shown: [
      { heading: 'a', items: [1, 2], start: 0 },
      { heading: 'c', items: [3], start: 2 },
    ],
    total: 6,
    more: 3,
  });
});
