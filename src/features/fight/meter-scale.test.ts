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
  const scale = (left: number, most = 10, end = -5 * most) => meterScale(left, most, hits, end);
  const places = (numbers: readonly number[]) => numbers.map((number) => Math.round(number * 1000) / 1000);

  it('is full with all points, and empty at 0, which is at two fifths of it', () => {
    const filled = [10, 9, 5, 1, 0].map((left) => scale(left));
    expect(places(filled.map(({ from }) => from))).toEqual([0.4, 0.4, 0.4, 0.4, 0.4]);
    expect(places(filled.map(({ to }) => to))).toEqual([1, 0.94, 0.7, 0.46, 0.4]);
    expect(filled.map(({ isBelow }) => isBelow)).toEqual([false, false, false, false, false]);
  });

  it('fills to the left below 0, as far as its end and no further', () => {
    const filled = [-1, -10, -25, -50, -80].map((left) => scale(left));
    expect(places(filled.map(({ from }) => from))).toEqual([0.392, 0.32, 0.2, 0, 0]);
    expect(places(filled.map(({ to }) => to))).toEqual([0.4, 0.4, 0.4, 0.4, 0.4]);
  });

  it('marks the thresholds from its end to the full number, with 0 and the end, where there is room with figures', () => {
    const { marks } = scale(13, 13, -65);
    expect(marks.map(({ mark, hasFigure }) => (hasFigure ? mark : [mark]))).toEqual([-65, [-18], -13, [-1], 0, 3]);
    expect(places(marks.map(({ place }) => place))).toEqual([0, 0.289, 0.32, 0.394, 0.4, 0.538]);
  });

  it('begins at 0 where nothing can fall below it', () => {
    const { from, to, marks } = scale(5, 10, 0);
    expect([from, to]).toEqual([0, 0.5]);
    expect(marks.map(({ mark }) => mark)).toEqual([0, 3]);
  });

  it('shows whether a threshold has been reached', () => {
    expect([4, 3, 0, -7].map((left) => scale(left, 13).isReached)).toEqual([false, true, true, true]);
  });

  it('can hold more than the full number, and nothing at all', () => {
    expect(scale(12).to).toBe(1);
    expect(meterScale(0, 0, [], 0)).toEqual({ from: 0, to: 0, isBelow: false, isReached: false, marks: [] });
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
