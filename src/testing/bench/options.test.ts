import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('readOptions: a part and a number of samples, in any order', () => {
  expect(readOptions([])).toEqual({ only: undefined, samples: undefined, keep: false });
  expect(readOptions(['--samples', '20', '--keep', '--only', 'edits'])).toEqual({
    only: 'edits',
    samples: 20,
    keep: true,
  });
});

test.each([['--only'], ['--only', 'all'], ['--samples', '0'], ['--samples', 'many'], ['edits']])(
  'readOptions: %s %s is answered with a sentence',
  (...args) => {
    expect(readOptions(args)).toMatch(/^(--only takes|Usage: )/);
  },
);
