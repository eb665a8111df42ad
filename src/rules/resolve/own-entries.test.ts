import { describe, expect, it } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { lineStat } from '../stat-ids.ts';

const open = (choices: Parameters<typeof saved>[1], ruleset = 'man-to-man') => openSheet(saved(ruleset, choices));

describe('a typed-in entry', () => {
  it('finds its skill whatever the case and the spaces', () => {
    const skills = [typedSkill(' Fan ', 2, { defaults: [{ attribute: null, skill: 'Shortsword ', penalty: 2 }] })];
    const equipment = [typedItem('War fan', { attacks: [{ name: 'swing', skill: 'FAN ' }] })];
    const { worksheet } = open({ skills, equipment });
    expect(worksheet.number(lineStat('war fan.0', 'skill'))).toBe(10);
  });

  it('protects the place that is meant, however it is written', () => {
    const armor = { kind: 'armor', damageResistance: 4, passiveDefense: 2, places: ['Torso ', ''] } as const;
    const { worksheet } = open({
      equipment: [typedItem('Corselet', { ...armor, places: [...armor.places] }, { place: 'ready' })],
    });
    expect(worksheet.number('damageResistance')).toBe(4);
    expect(worksheet.number('place:torso.damageResistance')).toBe(4);
    expect(worksheet.number('place:legs.damageResistance')).toBe(0);
  });

  it('shoots with a strength of its own where it has one', () => {
    const shot = {
      name: 'shot',
      skill: 'dx',
      basis: 'swing',
      ranged: true,
      maximum: 'STx10',
      minimumStrength: 12,
    } as const;
    const bow = (bowStrength: number | null) =>
      open({ equipment: [typedItem('Bow', { attacks: [shot] }, { bowStrength })] });
    expect(bow(null).worksheet.number(lineStat('bow.0', 'maximum'))).toBe(100);
    expect(bow(13).worksheet.number(lineStat('bow.0', 'maximum'))).toBe(130);
    expect(bow(null).findings.map(({ code }) => code)).toEqual(['weak-for-weapon']);
    expect(bow(13).findings).toEqual([]);
  });

  it.each([
    ['man-to-man', 'PD 2', 'PD 3, DR 4'],
    ['fourth-edition', 'DB 1', 'DR 4'],
  ])('shows under %s the protection that counts there', (ruleset, shield, armor) => {
    const equipment = [
      typedItem('Shield', { kind: 'shield', passiveDefense: 2, defenseBonus: 1 }),
      typedItem('Suit', { kind: 'armor', passiveDefense: 3, damageResistance: 4 }),
    ];
    expect(open({ equipment }, ruleset).model.possessions.map(({ protection }) => protection)).toEqual([shield, armor]);
  });
});
