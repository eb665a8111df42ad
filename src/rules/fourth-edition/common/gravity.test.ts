import { describe, expect, it } from 'vitest';
import { blankCharacter } from '../../../character/character.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { featsOf } from '../../../testing/feats-of.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { choices, saved, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';

const blank = blankCharacter();
/** Somebody in a place of this gravity, used to that of Earth unless said otherwise. */
const inGravity = (gravity: number, more: Parameters<typeof saved>[1] = {}, homeGravity?: number) =>
  saved('fourth-edition', {
    ...more,
    campaign: { ...blank.campaign, gravity, ...(homeGravity === undefined ? {} : { homeGravity }) },
  });
const numbersOf = (hero: ReturnType<typeof saved>, ...stats: readonly string[]) => {
  const { worksheet } = deriveCharacter(hero);
  return stats.map((stat) => worksheet.number(stat));
};

describe('gravity (p. 350)', () => {
  it('150 lb of body and 30 lb of gear are a load of 66 lb at 1.2 G', () => {
    const hero = { concept: { ...blank.concept, weight: 150 }, equipment: [typedItem('Gear', { weight: 30 })] };
    const heavy = inGravity(1.2, hero);
    expect(numbersOf(heavy, 'load')[0]).toBeCloseTo(66);
    expect(numbersOf(inGravity(0.2, hero), 'load')[0]).toBeCloseTo(6);
    expect(numbersOf(saved('fourth-edition', hero), 'load')).toEqual([30]);
    const { worksheet, ruleset } = deriveCharacter(heavy);
    expect(describeDerivation(worksheet.get('load'), ruleset.notation)).toContain('1.2 G');
  });

  it('each 0.2 G from home takes 1 from DX, and each 0.4 G more 1 from IQ and HT, with fatigue points', () => {
    const stats = ['dx', 'iq', 'ht', 'fatiguePoints', 'will'] as const;
    expect(numbersOf(inGravity(1.19), ...stats)).toEqual([10, 10, 10, 10, 10]);
    expect(numbersOf(inGravity(1.2), ...stats)).toEqual([9, 10, 10, 10, 10]);
    expect(numbersOf(inGravity(1.6), ...stats)).toEqual([7, 9, 9, 9, 9]);
    // Lower gravity: DX alone.
    expect(numbersOf(inGravity(0.38), ...stats)).toEqual([7, 10, 10, 10, 10]);
    expect(numbersOf(inGravity(0.38, {}, 0.38), ...stats)).toEqual([10, 10, 10, 10, 10]);
  });

  it('tolerance makes the increment larger, intolerance smaller, and experience halves the penalty to DX', () => {
    const dxWith = (gravity: number, row: ReturnType<typeof trait>) =>
      numbersOf(inGravity(gravity, { traits: [row] }), 'dx')[0];
    expect(dxWith(1.6, trait('improved-g-tolerance', { choices: choices({ increment: '0-5' }) }))).toBe(9);
    expect(dxWith(1.2, trait('g-intolerance', { choices: choices({ step: 'tenth' }) }))).toBe(8);
    expect(dxWith(1.6, trait('g-experience', { choices: choices({ gravity: 'all' }) }))).toBe(9);
    const some = trait('g-experience', { choices: choices({ gravity: 'some', number: '1', which: '0.5 G' }) });
    expect([dxWith(0.5, some), dxWith(1.6, some)]).toEqual([9, 7]);
  });

  it('jumps and throws go by the ratio to 1 G, but for what a run adds to a high jump', async () => {
    // Basic Move 5: 7 feet and 20 inches; with a run the high jump is 40 inches at most, of which the 20 of the run stay.
    const low = await featsOf(inGravity(0.2, {}, 0.2), { runUps: [4] });
    expect(low.texts('jumping.broad', 'jumping.high', 'jumping.high.4')).toEqual(['35', '100', '120']);
    const high = await featsOf(inGravity(1.25, {}, 1.25), {});
    expect(high.texts('jumping.broad', 'throwing.range.1')).toEqual(['5.6', '28']);
  });

  it('weightless, one pushes off with half of ST', async () => {
    expect(numbersOf(inGravity(0, { attributes: { st: 13, dx: 10, iq: 10, ht: 10 } }), 'move')).toEqual([6]);
    expect((await featsOf(inGravity(0), {})).text('throwing.range.1')).toBe('–');
  });
});
