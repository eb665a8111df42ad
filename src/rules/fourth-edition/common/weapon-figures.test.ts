import { describe, expect, it } from 'vitest';
import type { OwnEffect } from '../../../character/own-effect.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { buildModel } from '../../../sheet-model/model/build-model.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { type LinePart, lineStat } from '../../stat-ids.ts';

type Figures = Parameters<typeof typedItem>[1];
type Attack = NonNullable<NonNullable<Figures>['attacks']>[number];

/** A character of ST 10 with a weapon and a trait that has the effects. */
function openWith(attack: Attack, effects: readonly Partial<OwnEffect>[], st = 10) {
  return openSheet(
    saved('fourth-edition', {
      attributes: { st },
      traits: [typedTrait('Knack', { effects: effects.map((each) => ({ ...each })) })],
      equipment: [
        typedItem('Glaive', { kind: 'weapon', attacks: [{ skill: 'Polearm', ...attack }] }, { place: 'ready' }),
      ],
    }),
  );
}
const sentenceOf = (part: LinePart, attack: Attack, effect: Partial<OwnEffect>) =>
  derivationSentence(openWith(attack, [effect]).worksheet.get(lineStat('glaive.0', part)), 'd');
const lineOf = (attack: Attack, effects: readonly Partial<OwnEffect>[]) =>
  buildModel(openWith(attack, effects)).attacks.find(({ id }) => id === 'glaive.0');
const cellsOf = (attack: Attack, effects: readonly Partial<OwnEffect>[]) => {
  const { ranged, rangedColumns } = buildModel(openWith({ ranged: true, ...attack }, effects));
  const cells = ranged.find(({ id }) => id === 'glaive.0')?.cells ?? [];
  return Object.fromEntries(rangedColumns.map(({ id }, i) => [id, cells[i]?.text]));
};

describe('reach that effects change', () => {
  it.each([
    ['1', 1, 0, '1,2'],
    ['1,2*', 1, 0, '1-3*'],
    ['C,1', 1, 0, 'C,1,2'],
    ['C,1', 1, 1, '1,2'],
    ['2,3*', -1, -1, '1,2*'],
    ['1', -1, -1, 'C'],
    ['1', 1, 1, '2'],
  ])('%s with %i at its most and %i at its least is %s', (reach, most, least, expected) => {
    const effects = [
      { stat: 'weaponReach', by: 'name', selection: 'Glaive', add: most },
      { stat: 'weaponLeastReach', by: 'name', selection: 'Glaive', add: least },
    ] as const;
    expect(lineOf({ reach }, effects)?.reach).toBe(expected);
  });

  it('names the trait in its steps, and leaves other weapons as they are', () => {
    const longer = { stat: 'weaponReach', by: 'name', selection: 'Glaive', add: 1 } as const;
    expect(sentenceOf('reach', { reach: '1,2*' }, longer)).toContain('Knack +1');
    expect(lineOf({ reach: '1,2*' }, [{ ...longer, selection: 'Sword' }])?.reach).toBe('1,2*');
  });
});

describe('minimum ST that effects change', () => {
  const attack = { minimumStrength: 13, parry: 0, skills: [{ attribute: 'dx', penalty: 0 }] } as const;
  const light = { stat: 'weaponMinimumStrength', by: 'name', selection: 'Glaive', add: -2 } as const;
  const skillOf = (effects: readonly Partial<OwnEffect>[]) =>
    openWith(attack, effects).worksheet.number(lineStat('glaive.0', 'skill'));

  it('is what the skill is lowered for, and what the sheet and the finding say', () => {
    expect(skillOf([])).toBe(7); // DX 10, ST 3 under the minimum
    expect(skillOf([light])).toBe(9);
    expect(lineOf(attack, [light])?.minimumStrength).toBe('11');
    const findings = openWith(attack, [light]).findings.map(({ fact }) => fact);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'weak-for-weapon', minimum: 11, penalty: 1 }));
  });

  it('bounds the ST that damage counts with', () => {
    const damageOf = (effects: readonly Partial<OwnEffect>[]) =>
      openWith({ minimumStrength: 6, basis: 'swing', type: 'cut' }, effects, 30).worksheet.get(
        lineStat('glaive.0', 'damage'),
      ).value;
    expect(damageOf([])).toEqual({ dice: 3, adds: 0 }); // swing for ST 18
    expect(damageOf([{ ...light, add: 2 }])).toEqual({ dice: 4, adds: 2 }); // for ST 24
  });
});

describe('ranged figures that effects change', () => {
  const attack = { accuracy: 3, halfDamage: '25', maximum: 'ST', rateOfFire: '3x9', bulk: -4, recoil: 2 };

  it('are those of the weapon table, changed and rounded down', () => {
    const all = { by: '', selection: '' } as const;
    expect(
      cellsOf(attack, [
        { ...all, stat: 'weaponAccuracy', add: 1 },
        { ...all, stat: 'weaponHalfDamage', how: 'times', times: 1.5 },
        { ...all, stat: 'weaponMaximum', how: 'times', times: 2 },
        { ...all, stat: 'weaponRateOfFire', add: 1 },
        { ...all, stat: 'weaponBulk', add: -1 },
        { ...all, stat: 'weaponRecoil', add: -4 },
      ]),
    ).toMatchObject({
      accuracy: '4',
      halfDamage: '37',
      maximum: '20',
      rateOfFire: expect.stringMatching(/^4.9$/),
      bulk: '−5',
      recoil: '1',
    });
  });

  it('name the trait in their steps; with a condition they are a note', () => {
    const effect = { stat: 'weaponBulk', add: -1 } as const;
    expect(sentenceOf('bulk', { ranged: true, ...attack }, effect)).toContain('Knack −1');
    const { value, notes } = openWith({ ranged: true, ...attack }, [{ ...effect, when: 'folded' }]).worksheet.get(
      lineStat('glaive.0', 'bulk'),
    );
    expect([value, notes.map(({ words }) => words)]).toEqual([-4, [expect.stringContaining('folded')]]);
  });
});
