import { describe, expect, it } from 'vitest';
import type { TraitRow } from '../../character/trait-rows.ts';
import { typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';

describe('typed-in amounts that depend on each other in a ring', () => {
  const eyes = typedTrait('Eyes', { effects: [{ stat: 'perception', how: 'instead', of: 'st' }] });
  const arm = typedTrait('Arm', { effects: [{ stat: 'st', how: 'share', of: 'perception', times: 1 }] });
  const leg = typedTrait('Leg', { effects: [{ stat: 'basicMove', how: 'share', of: 'st', times: 1 }] });
  const characterOf = (...traits: TraitRow[]) => saved('fourth-edition', { attributes: { st: 12, iq: 11 }, traits });
  const numbersOf = (...traits: TraitRow[]) => {
    const { worksheet } = openWorksheet(characterOf(...traits));
    const ids = ['st', 'perception', 'basicMove', 'effect:eyes.0', 'effect:arm.0', 'effect:leg.0'];
    return Object.fromEntries(ids.map((id) => [id, worksheet.get(id)]));
  };

  it('all count for nothing, whichever is read first', () => {
    const one = numbersOf(eyes, arm, leg);
    expect([one.st?.value, one.perception?.value, one.basicMove?.value]).toEqual([12, 11, 17]);
    expect([one['effect:eyes.0']?.value, one['effect:arm.0']?.value]).toEqual([null, null]);
    for (const order of [
      [arm, eyes, leg],
      [leg, arm, eyes],
      [leg, eyes, arm],
    ]) {
      expect(numbersOf(...order)).toEqual(one);
    }
  });

  it('all count for nothing where several rings have a number in common', () => {
    // IQ depends on Move in two ways, and Move by way of Basic Speed and Perception on IQ.
    const effects = [
      { stat: 'iq', how: 'share', of: 'basicMove', times: 1 },
      { stat: 'iq', how: 'instead', of: 'move' },
      { stat: 'basicSpeed', how: 'instead', of: 'perception' },
    ] as const;
    const traits = effects.map((effect, at) => typedTrait(`Gift ${at}`, { effects: [effect] }));
    const amounts = traits.map(({ key }) => `effect:${key}.0`);
    for (const first of ['iq', 'perception', 'basicSpeed', 'basicMove', 'move', ...amounts]) {
      const { worksheet } = openWorksheet(characterOf(...traits));
      worksheet.get(first);
      expect(amounts.map((id) => worksheet.get(id).value)).toEqual([null, null, null]);
      expect(worksheet.number('iq')).toBe(11);
    }
  });

  it('count again when the ring is broken', () => {
    const whole = openWorksheet(characterOf(eyes, arm));
    expect(openWorksheet(characterOf(eyes), whole).worksheet.number('perception')).toBe(12);
  });

  it('count for nothing where a skill adds, from a level on, to what its own attribute is based on', () => {
    const own = { attribute: 'will', effects: [{ stat: 'iq', add: 5, fromLevel: 0 }] } as const;
    for (const ruleset of ['man-to-man', 'fourth-edition']) {
      const character = saved(ruleset, { attributes: { iq: 11 }, skills: [typedSkill('Focus', 8, own)] });
      const { worksheet } = openWorksheet(character);
      expect(worksheet.number('iq')).toBe(11);
      expect(worksheet.get('effect:focus.0').value).toBeNull();
    }
  });
});
