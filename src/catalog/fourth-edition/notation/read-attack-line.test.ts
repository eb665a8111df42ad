import { describe, expect, it } from 'vitest';
import { readAttackLines } from './read-attack-line.ts';

describe('a line of hand weapons', () => {
  it('has damage, reach, Parry and ST of the table', () => {
    expect(readAttackLines([['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10']])).toEqual([
      {
        name: 'swing',
        skills: ['broadsword'],
        type: 'cut',
        basis: 'swing',
        adds: 1,
        reach: '1',
        minimumStrength: 10,
        parry: 0,
      },
    ]);
  });

  it('has the marks for two hands, readying, grip and balance', () => {
    expect(readAttackLines([['polearm', 'thr+3 imp', 'reach 2,3*', 'parry -1U', 'ST 13‡']])).toEqual([
      {
        name: 'thrust',
        skills: ['polearm'],
        type: 'imp',
        basis: 'thrust',
        adds: 3,
        reach: '2,3',
        minimumStrength: 13,
        twoHanded: true,
        parry: -1,
        notes: ['ready1', 'regrip', 'unbalanced'],
      },
    ]);
  });

  it('says that a fencing weapon is one, and what cannot parry', () => {
    const [rapier, lance] = readAttackLines([
      ['rapier', 'thr+1 imp', 'reach 1,2', 'parry 0F', 'ST 9'],
      ['lance', 'thr+3 imp', 'reach 4', 'parry No', 'ST 12'],
    ]);
    expect(rapier).toMatchObject({ parry: 0, fencing: true, notes: ['fencing'] });
    expect(lance).toMatchObject({ parry: null });
  });

  it('names the use with two hands where there is one with the same name', () => {
    const names = readAttackLines([
      ['spear', 'thr+2 imp', 'reach 1*', 'parry 0', 'ST 9'],
      ['spear', 'thr+3 imp', 'reach 1,2*', 'parry 0', 'ST 9†'],
    ]).map(({ name }) => name);
    expect(names).toEqual(['thrust', 'thrust, two hands']);
  });

  it('may be used at DX without a skill', () => {
    expect(readAttackLines([['brawling dx-0', 'thr cr', 'reach C', 'parry 0', 'ST 7']])[0]).toMatchObject({
      skills: ['brawling'],
      defaults: [{ attribute: 'dx', penalty: 0 }],
    });
  });
});

describe('a line of ranged weapons', () => {
  it('has the figures of the table', () => {
    expect(
      readAttackLines([['guns-rifle', '7d pi', 'Acc 5+2 1000/4200', 'RoF 3 10+1(3)', 'ST 10B† Bulk -5 Rcl 4']]),
    ).toEqual([
      {
        name: 'shot',
        skills: ['guns-rifle'],
        type: 'pi',
        basis: 'fixed',
        dice: 7,
        adds: 0,
        minimumStrength: 10,
        twoHanded: true,
        ranged: {
          accuracy: 5,
          scope: 2,
          halfDamage: '1000',
          maximum: '4200',
          rateOfFire: '3',
          shots: '10+1(3)',
          bulk: -5,
          recoil: 4,
        },
        notes: ['bipod'],
      },
    ]);
  });

  it('has ranges by ST, and a name of its own if it is thrown', () => {
    const [bow, axe] = readAttackLines([
      ['bow', 'thr+2 imp', 'Acc 3 x15/x20', 'RoF 1 1(2)', 'ST 11† Bulk -8'],
      ['thrown-weapon', 'sw+2 cut', 'Acc 2 x1.5', 'RoF 1 T(1)', 'ST 11 Bulk -3'],
    ]);
    expect(bow).toMatchObject({ name: 'shot', ranged: { halfDamage: 'STx15', maximum: 'STx20' } });
    expect(axe).toMatchObject({ name: 'thrown', ranged: { maximum: 'STx1.5' } });
    expect(axe?.ranged).not.toHaveProperty('halfDamage');
  });

  it.each([
    ['6dx3(10) cr ex [2d]', { dice: 6, times: 3, armorDivisor: 10, type: 'cr', explosive: true, fragments: '2d' }],
    ['3d(2) burn', { dice: 3, armorDivisor: 2, type: 'burn' }],
    ['thr(0.5) imp', { basis: 'thrust', armorDivisor: 0.5, type: 'imp' }],
    ['sw+1d-2(10) cut', { basis: 'swing', moreDice: 1, adds: -2, armorDivisor: 10, type: 'cut' }],
    ['HT-3(0.5) aff', { type: 'aff', instead: 'HT−3(0.5)' }],
    ['- entangles', { type: '', instead: 'entangles' }],
  ] as const)('reads %s', (damage, figures) => {
    const [attack] = readAttackLines([['dx-0', damage, 'Acc 0 10', 'RoF 1 1(2)', 'ST -']]);
    expect(attack).toMatchObject(figures);
  });
});
