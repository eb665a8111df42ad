import { describe, expect, it } from 'vitest';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choices: Choices) => deriveCharacter(saved('lite-3e', choices));
const codes = (choices: Choices) => sheetOf(choices).findings.map(({ code }) => code);

describe('tech level (pp. 10, 13, 32)', () => {
  it('is that of the setting, changed by High Technology and Primitive', () => {
    const own = (traits: TraitRow[]) => sheetOf({ campaign: { techLevel: 7 }, traits }).worksheet.number('techLevel');
    expect(own([])).toBe(7);
    expect(own([trait('high-technology', { level: 2 })])).toBe(9);
    expect(own([trait('primitive', { level: 3 })])).toBe(4);
  });

  it('is not needed if the setting has none', () => {
    expect(codes({ skills: [skill('lockpicking', 2, { techLevel: 9 })], equipment: [item('laser-pistol')] })).toEqual(
      [],
    );
  });

  it('limits skills', () => {
    const at = (techLevel: number | null) =>
      codes({ campaign: { techLevel: 5 }, skills: [skill('lockpicking', 2, { techLevel })] });
    expect(at(5)).toEqual([]);
    expect(at(6)).toEqual(['above-tech-level']);
    expect(at(null), 'it is the setting’s').toEqual([]);
  });

  it('limits items in both directions', () => {
    const armor = (techLevel: number) => codes({ campaign: { techLevel }, equipment: [item('chainmail')] });
    expect(armor(2)).toEqual(['above-tech-level']);
    expect(armor(3)).toEqual([]);
    expect(armor(4)).toEqual([]);
    expect(armor(5)).toEqual(['no-longer-made']);
    const ahead = { campaign: { techLevel: 7 }, traits: [trait('high-technology')] };
    expect(codes({ ...ahead, equipment: [item('medium-body-armor')] })).toEqual([]);
  });
});
