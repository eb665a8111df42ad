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
  const marks = (left: number, most: number) =>
    meterScale(left, most, hits).marks.map(({ mark, hasFigure }) => (hasFigure ? mark : [mark]));

  it('is full with all points and empty with none, and every point has the same width', () => {
    const filled = (left: number) => meterScale(left, 10, hits).filled;
    expect([10, 9, 5, 1, 0].map(filled)).toEqual([1, 0.9, 0.5, 0.1, 0]);
    expect([-1, -5, -10, -40].map(filled)).toEqual([0.1, 0.5, 1, 1]);
    expect([1, 0, -1].map((left) => meterScale(left, 10, hits).isBelow)).toEqual([false, false, true]);
  });

  it('marks the visible thresholds: those from 0 up, and below 0 as many again', () => {
    expect(marks(13, 13)).toEqual([0, 3]);
    expect(marks(0, 13)).toEqual([0, 3]);
    expect(marks(-5, 13)).toEqual([[0], -1, -13]);
    expect(meterScale(-5, 13, hits).marks.map(({ place }) => place)).toEqual([0, 1 / 13, 1]);
    expect(marks(-20, 20)).toEqual([[0], -1, -13, -18]);
  });

  it('shows whether a threshold has been reached', () => {
    expect([4, 3, 0, -7].map((left) => meterScale(left, 13, hits).isReached)).toEqual([false, true, true, true]);
  });

  it('can hold more than the full number, and nothing at all', () => {
    expect(meterScale(12, 10, hits).filled).toBe(1);
    expect(meterScale(0, 0, [])).toEqual({ filled: 0, isBelow: false, isReached: false, marks: [] });
  });
});

it('the words name the last threshold reached, or before the first one the next', () => {
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
