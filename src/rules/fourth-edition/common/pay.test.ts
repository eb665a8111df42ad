import { describe, expect, it } from 'vitest';
import { describeDerivation } from '../../../engine/format.ts';
import { choices, saved, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';

describe('Monthly pay', () => {
  const open = (techLevel: number | null, level?: string) =>
    openWorksheet(
      saved('fourth-edition', {
        campaign: { techLevel },
        traits: level === undefined ? [] : [trait('wealth', { choices: choices({ level }) })],
      }),
    ).worksheet;

  // A job of average wealth at TL8 pays $2,600; Status 0 costs $600 of it: $2,000 are left.
  it('a job pays by the tech level of the setting, and the cost of living takes its part', () => {
    expect(describeDerivation(open(8).get('typicalPay'), 'd')).toContain('monthly pay, TL8 2,600');
    expect(open(8).number('monthlyBalance')).toBe(2000);
  });

  // At TL3 $700; Poor gets a fifth of it: $140, which does not pay for Status 0.
  it('wealth multiplies the pay as it does starting money', () => {
    expect(open(3, 'poor').number('typicalPay')).toBe(140);
    expect(open(3, 'poor').number('monthlyBalance')).toBe(-460);
  });

  it('a setting without a tech level of the table has no typical pay', () => {
    expect(open(null).has('typicalPay')).toBe(false);
    expect(open(3.5).has('typicalPay')).toBe(false);
  });
});
