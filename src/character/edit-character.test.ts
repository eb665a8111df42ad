import { expect, test } from 'vitest';
import { withChoice } from './edit-character.ts';

const before = [
  { parameter: 'power', value: 'group' },
  { parameter: 'who', value: 'the Guild' },
];

test('withChoice appends, replaces or removes a choice', () => {
  expect(withChoice([], 'power', 'group')).toEqual([{ parameter: 'power', value: 'group' }]);
  expect(withChoice(before, 'power', 'large')).toEqual([{ parameter: 'power', value: 'large' }, before[1]]);
  expect(withChoice(before, 'power', '')).toEqual([before[1]]);
  expect(withChoice(before, 'frequency', '')).toEqual(before);
});
