import { describe, expect, it } from 'vitest';
import { describeWorse, keptRatios, ratiosOf, withRatios } from './last-release.ts';

const text =
  '# Performance\n\nHow it is measured.\n\n## edits\n\n| what | times the unit |\n|---|---|\n| DX | 2 |\n\n## play\n';

describe('the figures of the last release', () => {
  it('are the ratios in the cells of a table, by row and column', () => {
    const rows = [
      { ruleset: 'Lite', size: 'huge', '1× number': '31 (41) ×8.2', '4× number': '3.1 (4.1) ×8', '1× all': '31 (41)' },
    ];
    expect([...ratiosOf(rows)]).toEqual([
      ['Lite, huge, 1× number', 8.2],
      ['Lite, huge, 4× number', 8],
    ]);
  });

  it('are read as they were written, part by part', () => {
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

  it('are compared: only what is more than 15 % and not a trifle worse is reported', () => {
    const kept = new Map(Object.entries({ same: 2, slower: 2, slightly: 2, trifle: 0.2, faster: 9 }));
    const now = new Map(Object.entries({ same: 2, slower: 3, slightly: 2.29, trifle: 0.4, faster: 1, other: 7 }));
    expect(describeWorse(kept, now)).toEqual(['slower: ×3 instead of ×2, 50 % worse']);
  });
});
