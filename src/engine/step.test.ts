import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, fold, type Step } from './step.ts';

const words = 'x';

describe('fold', () => {
  it('adds to the adds of dice and never makes dice of them', () => {
    const steps: Step[] = [
      { op: 'start', value: { dice: 1, adds: 2 }, words },
      { op: 'add', value: 2, words },
    ];
    expect(fold(steps)).toEqual({ dice: 1, adds: 4 });
  });

  it('takes the maximum damage only when the own damage could exceed it', () => {
    const most: Step = { op: 'atMost', value: { dice: 1, adds: 2 }, words };
    expect(applyStep({ dice: 1, adds: 4 }, most)).toEqual({ dice: 1, adds: 2 });
    expect(applyStep({ dice: 1, adds: -3 }, most)).toEqual({ dice: 1, adds: -3 });
    expect(applyStep({ dice: 2, adds: -1 }, most)).toEqual({ dice: 1, adds: 2 });
  });

  it('takes the least damage when even the highest roll is less', () => {
    const least: Step = { op: 'atLeast', value: { dice: 0, adds: 1 }, words };
    expect(applyStep({ dice: 0, adds: -2 }, least)).toEqual({ dice: 0, adds: 1 });
    expect(applyStep({ dice: 1, adds: -6 }, least)).toEqual({ dice: 0, adds: 1 });
    expect(applyStep({ dice: 1, adds: -5 }, least)).toEqual({ dice: 1, adds: -5 });
    expect(applyStep(null, least)).toBeNull();
    expect(applyStep(3, { op: 'atLeast', value: 5, words })).toBe(5);
  });

  it('takes the best of open options, and nothing when all are closed', () => {
    const options = [
      { words: 'a', value: null },
      { words: 'b', value: 7 },
      { words: 'c', value: 9 },
    ];
    expect(fold([{ op: 'choose', pick: 'highest', options, words }])).toBe(9);
    expect(fold([{ op: 'choose', pick: 'lowest', options, words }])).toBe(7);
    expect(fold([{ op: 'choose', pick: 'highest', options: [{ words: 'a', value: null }], words }])).toBeNull();
  });

  it('leaves nothing as nothing', () => {
    expect(
      fold([
        { op: 'start', value: null, words },
        { op: 'add', value: 3, words },
        { op: 'round', to: 'down', words },
      ]),
    ).toBeNull();
  });

  it('keeps sums of quarters and eighths exact', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -8000, max: 8000 }), { maxLength: 40 }), (eighths) => {
        const steps: Step[] = [{ op: 'start', value: 0, words }];
        for (const n of eighths) steps.push({ op: 'add', value: n / 8, words });
        expect(fold(steps)).toBe(eighths.reduce((a, b) => a + b, 0) / 8);
      }),
    );
  });

  it('rounds down, up or to the nearest', () => {
    const at = (to: 'down' | 'up' | 'nearest') =>
      fold([
        { op: 'start', value: -2.5, words },
        { op: 'round', to, words },
      ]);
    expect([at('down'), at('up'), at('nearest')]).toEqual([-3, -2, -2]);
  });
});
