import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { fiendishFriedrick, johnFalcon } from '../../../testing/book-characters.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { lineStat } from '../../stat-ids.ts';

function open(character: SavedCharacter) {
  const sheet = openSheet(character);
  const text = (stat: string) => {
    const { value } = sheet.worksheet.get(stat);
    return typeof value === 'object' && value !== null
      ? `${value.dice}${value.adds ? (value.adds > 0 ? '+' : '') + value.adds : ''}`
      : value;
  };
  return {
    ...sheet,
    text,
    sentence: (stat: string) => derivationSentence(sheet.worksheet.get(stat), 'bare'),
    attack: (id: string) => {
      const line = sheet.model.attacks.find((attack) => attack.id === id);
      const figure = (f: { text: string; second?: { text: string } } | undefined) =>
        f?.second ? `${f.text} (${f.second.text})` : f?.text;
      return [line?.type, figure(line?.damage), figure(line?.skill), figure(line?.parry)].join(' | ');
    },
  };
}

describe('John Falcon (pp. 7-17)', () => {
  const falcon = open(johnFalcon());

  it.each([
    ['st.points', -10],
    ['dx.points', 60],
    ['iq.points', 0],
    ['ht.points', 30],
    ['points.attributes', 80],
    ['points.advantage', 10],
    ['points.skills', 10],
    ['points', 100],
    ['points.left', 0],
    ['hitPoints', 13],
    ['thrust', '1-2'],
    ['swing', '1-1'],
    ['basicSpeed', 7],
    ['load', 38.125],
    ['money', 1010],
    ['encumbrance', 2],
    ['limit.0', 18],
    ['limit.1', 36],
    ['limit.2', 54],
    ['limit.3', 108],
    ['limit.4', 180],
    ['move', 5],
    ['dodge', 5],
    ['parry', 8],
    ['block', 5],
    ['passiveDefense', 4],
    ['damageResistance', 3],
    ['skill:shortsword.level', 16],
    ['skill:knife.level', 15],
    ['skill:shield.level', 15],
    ['skill:crossbow.level', 17],
    [lineStat('bow.0', 'pointBlank'), 5],
    [lineStat('bow.0', 'increment'), 14],
    [lineStat('bow.0', 'halfDamage'), 180],
    [lineStat('bow.0', 'maximum'), 225],
  ])('has %s %s', (stat, value) => expect(falcon.text(stat)).toBe(value));

  it('has every attack of the sheet', () => {
    expect(falcon.attack('sword.0')).toBe('cut | 1−1 | 16 | 8');
    expect(falcon.attack('sword.1')).toBe('imp | 1−2 | 16 | 8');
    expect(falcon.attack('dirk.0')).toBe('cut | 1−3 | 15 | 7');
    expect(falcon.attack('dirk.1')).toBe('imp | 1−2 | 15 | 7');
    // The printed sheet has 1−2: it left out the crossbow's +4.
    expect(falcon.attack('bow.0')).toBe('imp | 1+2 | 17 | –');
  });

  it('has no findings', () => expect(falcon.findings).toEqual([]));

  it('has explanations', () => {
    expect(falcon.sentence('basicSpeed')).toBe(
      'Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Man to Man p. 7)',
    );
    expect(falcon.sentence('move')).toBe(
      'Move 5 yards a turn: Basic Speed 7; medium encumbrance −2; rounded down; minimum 1. (Man to Man p. 16)',
    );
    expect(falcon.sentence('dodge')).toBe('Dodge 5: Move 5. (Man to Man p. 17)');
    expect(falcon.sentence('block')).toBe(
      'Block 5: Shield 15; a third of the skill ÷ 3; rounded down. (Man to Man p. 17)',
    );
    expect(falcon.sentence('skill:crossbow.level')).toBe('Crossbow 17: DX 15; easy, 4 points +2. (Man to Man p. 8)');
    expect(falcon.sentence('damageResistance')).toBe('damage resistance 3: armor 2; Toughness +1. (Man to Man p. 15)');
    expect(falcon.sentence('encumbrance')).toBe(
      'encumbrance 2: load 38.125; medium up to 54; load, medium 2. (Man to Man p. 16)',
    );
  });

  it('moves faster without the crossbow', () => {
    const saved = johnFalcon();
    const equipment = saved.character.equipment.map((row) =>
      row.key === 'bow' ? { ...row, place: 'stowed' as const } : row,
    );
    const lighter = open({ ...saved, character: { ...saved.character, equipment } });
    expect(lighter.model.load.level).toBe('light');
    expect([lighter.text('load'), lighter.text('move'), lighter.text('dodge')]).toEqual([32.125, 6, 6]);
  });
});

describe('Fiendish Friedrick (pull-out)', () => {
  const friedrick = open(fiendishFriedrick());

  it.each([
    ['points.attributes', 85],
    ['points.skills', 15],
    ['points', 100],
    ['thrust', '1-1'],
    ['swing', '1+2'],
    ['basicSpeed', 8.125],
    ['load', 81],
    ['money', 970],
    ['encumbrance', 3],
    ['limit.0', 24],
    ['limit.4', 240],
    ['move', 5],
    ['dodge', 5],
    ['parry', 7],
    ['parryWithShield', 6],
    ['block', 4],
    ['passiveDefense', 7],
    ['damageResistance', 4],
    ['skill:axe-mace.level', 14],
    ['skill:knife.level', 14],
    ['skill:shield.level', 12],
    ['skill:running.level', 13],
  ])('has %s %s', (stat, value) => expect(friedrick.text(stat)).toBe(value));

  it('has the values with the large shield in brackets', () => {
    expect(friedrick.attack('axe-1.0')).toBe('cut | 1+4 | 14 (12) | 7 (6)');
    expect(friedrick.attack('knives.0')).toBe('cut | 1 | 14 (12) | 7 (6)');
    expect(friedrick.attack('knives.1')).toBe('imp | 1−1 | 14 (12) | 7 (6)');
    const parry = friedrick.model.activeDefenses.find(({ name }) => name === 'Parry');
    expect(parry?.figure).toMatchObject({ text: '7', second: { text: '6' } });
  });

  it('has explanations', () => {
    expect(friedrick.sentence('basicSpeed')).toBe(
      'Basic Speed 8.125: HT 14; DX +12; a quarter of the sum ÷ 4; Running / 8 +1.625. (Man to Man p. 7)',
    );
    expect(friedrick.sentence('parryWithShield')).toContain('best of: Axe');
  });
});
