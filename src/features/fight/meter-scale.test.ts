import { describe, expect, it } from 'vitest';
import { currentThreshold, meterScale } from './meter-scale.ts';

/** Hits of somebody with HT 13 (Man to Man pp. 53–54). */
const hits = [
  { at: '3 to 1 hits left', effect: 'slow', left: [3] },
  { at: '0 hits left', effect: 'may faint', left: [0] },
  { at: 'below 0', effect: 'unconscious', left: [-1] },
  { at: '−13, −18 …', effect: 'may die', left: [-13, -18] },
  { at: 'rest', effect: 'recovers' },
];

describe('the scale of a meter', () => {
  it('is from 0 to the full number while there are points left', () => {
    expect(meterScale(13, 13, hits)).toEqual({ from: 0, to: 13, marks: [0, 3], figures: [0, 3], filled: 1 });
    expect(meterScale(1, 10, hits)).toEqual({ from: 0, to: 10, marks: [0, 3], figures: [0, 3], filled: 0.1 });
  });

  it('begins at the next threshold below 0 when there are none left', () => {
    expect(meterScale(0, 13, hits)).toMatchObject({ from: -1, marks: [-1, 0, 3] });
    expect(meterScale(-5, 13, hits)).toMatchObject({
      from: -13,
      marks: [-13, -1, 0, 3],
      figures: [-13, 0, 3],
      filled: 8 / 26,
    });
    expect(meterScale(-13, 13, hits).from).toBe(-18);
    expect(meterScale(-40, 13, hits)).toMatchObject({ from: -40, filled: 0 });
  });

  it('holds more than the full number, and nothing at all', () => {
    expect(meterScale(12, 10, hits).to).toBe(12);
    expect(meterScale(0, 0, [])).toEqual({ from: 0, to: 1, marks: [], figures: [], filled: 0 });
  });
});

it('the threshold in words is the one reached last, before the first the one that comes next', () => {
  const words = (left: number) => {
    const current = currentThreshold(left, hits);
    return current && [current.threshold.effect, current.isReached];
  };
  expect([4, 3, 1, 0, -4, -13, -30].map(words)).toEqual([
    ['slow', false],
    ['slow', true],
    ['slow', true],
    ['may faint', true],
    ['unconscious', true],
    ['may die', true],
    ['may die', true],
  ]);
  expect(currentThreshold(4, [])).toBeNull();
});
