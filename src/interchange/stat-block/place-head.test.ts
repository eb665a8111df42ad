import { expect, test } from 'vitest';
import { readColoring } from './place-head.ts';

test('skin, hair and eyes are told apart by their last words', () => {
  expect(readColoring('weathered skin, red hair, blue eyes')).toEqual({
    skin: 'weathered',
    hair: 'red',
    eyes: 'blue',
  });
});

test('words between commas belong to what follows', () => {
  expect(readColoring('pale skin, reddish, going gray hair, green eyes')).toEqual({
    skin: 'pale',
    hair: 'reddish, going gray',
    eyes: 'green',
  });
});
