import { describe, expect, it } from 'vitest';
import { describeDerivation } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';

/** Familiarity (Basic Set p. 169) and cultures (p. 23). Every character here has DX 12 and IQ 12. */
describe('Familiarity', () => {
  type Choices = NonNullable<Parameters<typeof saved>[1]>;
  const open = (choices: Choices, ruleset: 'fourth-edition' | 'lite-3e' = 'fourth-edition') =>
    openSheet(saved(ruleset, { ...choices, attributes: { dx: 12, iq: 12 } })).worksheet;
  // Broadsword is DX/A: 4 points buy DX+1 = 13. Parry 13 / 2 + 3 = 9; with 11, 5 + 3 = 8.
  const broadsword = skill('broadsword', 4);
  const blade = (unfamiliar?: boolean) =>
    item('broadsword', { key: 'blade', place: 'ready', ...(unfamiliar === undefined ? {} : { unfamiliar }) });

  it('of a weapon that is missing takes 2 from its skill, and so from its Parry', () => {
    const known = open({ skills: [broadsword], equipment: [blade()] });
    expect([known.number(lineStat('blade.0', 'skill')), known.number(lineStat('blade.0', 'parry'))]).toEqual([13, 9]);
    const sheet = open({ skills: [broadsword], equipment: [blade(true)] });
    expect([sheet.number(lineStat('blade.0', 'skill')), sheet.number(lineStat('blade.0', 'parry'))]).toEqual([11, 8]);
    expect(describeDerivation(sheet.get(lineStat('blade.0', 'skill')), 'd')).toContain('unfamiliar weapon −2');
    expect(sheet.number(skillStat('broadsword', 'level'))).toBe(13);
  });

  // Driving is DX/A: 2 points buy DX = 12. Savoir-Faire is IQ/E: 2 points buy IQ+1 = 13.
  it.each([
    ['driving', { unfamiliar: 'kind', speciality: 'Automobile' }, 10, 'unfamiliar kind of gear −2'],
    ['savoir-faire', { unfamiliar: 'culture', speciality: 'High Society' }, 10, 'unfamiliar culture −3'],
    ['driving', { unfamiliar: '', speciality: 'Automobile' }, 12, 'Driving (Automobile) 12'],
  ] as const)('that is missing is a step in the level of a skill: %s, %o', (id, more, level, words) => {
    const derivation = open({ skills: [skill(id, 2, more)] }).get(skillStat(id, 'level'));
    expect(derivation.value).toBe(level);
    expect(describeDerivation(derivation, 'd')).toContain(words);
  });

  it('counts once for a weapon whose skill lacks it as well', () => {
    const sheet = open({ skills: [{ ...broadsword, unfamiliar: 'kind' }], equipment: [blade(true)] });
    expect(sheet.number(lineStat('blade.0', 'skill'))).toBe(11);
  });

  it('makes no difference under rules that do not have it', () => {
    const level = (row: ReturnType<typeof skill>) =>
      open({ skills: [row] }, 'lite-3e').number(skillStat('broadsword', 'level'));
    expect(level({ ...broadsword, unfamiliar: 'kind' })).toBe(level(broadsword));
  });
});
