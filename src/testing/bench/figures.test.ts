import { describe, expect, it, test } from 'vitest';
import { describeWorse, keptRatios, ratiosOf, withRatios } from './last-release.ts';
import { partsOfARun, readOptions } from './options.ts';
import { describeAlongside, describeSamples, quantile } from './samples.ts';

const text =
  '# Performance\n\nHow it is measured.\n\n## edits\n\n| what | times the unit |\n|---|---|\n| DX | 2 |\n\n## play\n';

describe('the figures of the last release', () => {
  it('are the ratios in the cells of a table, by row and column', () => {
    const rows: Record<string, string>[] = [
      { after: '600 edits', 'heap, MB': '61.0 (8.2 more) ×1.16', budget: 'within 30 MB more' },
      { ruleset: 'Lite', size: 'huge', '1× number': '31 (41) ×8.2', '4× number': '3.1 (4.1) ×8', '1× all': '31 (41)' },
    ];
    expect([...ratiosOf(rows)]).toEqual([
      ['600 edits, heap, MB', 1.16],
      ['Lite, huge, 1× number', 8.2],
      ['Lite, huge, 4× number', 8],
    ]);
  });

  it('are read back as written, part by part', () => {
    const written = withRatios(
      withRatios(text, 'edits', new Map([['HT', 3.5]])),
      'visits',
      new Map([['first, FCP', 1]]),
    );
    expect([...keptRatios(written, 'edits')]).toEqual([['HT', 3.5]]);
    expect([...keptRatios(written, 'visits')]).toEqual([['first, FCP', 1]]);
    expect(keptRatios(written, 'play').size).toBe(0);
    expect(written).toContain('How it is measured.');
    expect(keptRatios(text, 'picker').size).toBe(0);
  });

  it('are compared: only ratios more than 15 % worse and not tiny are reported', () => {
    const kept = new Map(Object.entries({ same: 2, slower: 2, slightly: 2, trifle: 0.2, unit: 1, faster: 9 }));
    const now = new Map(
      Object.entries({ same: 2, slower: 3, slightly: 2.29, trifle: 0.29, unit: 1.2, faster: 1, other: 7 }),
    );
    expect(describeWorse(kept, now)).toEqual([
      'slower: ×3 instead of ×2, 50 % worse',
      'unit: ×1.2 instead of ×1, 20 % worse',
    ]);
  });
});

test('readOptions reads a part and a number of samples, in any order', () => {
  expect(readOptions([])).toEqual({ only: undefined, samples: undefined, keep: false });
  expect(readOptions(['--samples', '20', '--keep', '--only', 'edits'])).toEqual({
    only: 'edits',
    samples: 20,
    keep: true,
  });
});

test('a release keeps the heap as well, which other runs measure only if it is named', () => {
  expect(partsOfARun(false)).toEqual(['edits', 'visits', 'picker', 'files', 'play']);
  expect(partsOfARun(true)).toEqual(['edits', 'visits', 'picker', 'files', 'play', 'memory']);
});

test.each([['--only'], ['--only', 'all'], ['--samples', '0'], ['--samples', 'many'], ['edits']])(
  'readOptions answers %s %s with a sentence',
  (...args) => {
    expect(readOptions(args)).toMatch(/^(--only takes|Usage: )/);
  },
);

test('quantile returns a measured sample, the higher one in between', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 3, 1, 2], 0.95)).toBe(4);
  expect(quantile([7], 0.5)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('samples are described by median and 95th percentile, and by their ratio to those of the empty page', () => {
  expect(describeSamples([1.24, 9.96, 30.6])).toBe('10.0 (31)');
  expect(describeSamples([])).toBe('–');
  expect(describeAlongside([20, 30, 40], [2, 3])).toBe('30 (40) ×15.0');
  expect(describeAlongside([20], [])).toBe('20 (20)');
});
