import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../engine/words.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

const armor = (name: string, damageResistance: number, places: string[] = [], place: 'ready' | 'carried' = 'ready') =>
  typedItem(name, { kind: 'armor', damageResistance, places, passiveDefense: 3 }, { place });
const open = (...equipment: ReturnType<typeof armor>[]) => openSheet(saved('fourth-edition', { equipment }));
const places = (sheet: ReturnType<typeof open>) =>
  sheet.model.bodyPlaces.map(({ place, passiveDefense, damageResistance }) => [
    place,
    passiveDefense.text,
    damageResistance.text,
  ]);

describe('damage resistance', () => {
  it('is 0 without armor', () => {
    const { worksheet, model } = open();
    expect(derivationSentence(worksheet.get('damageResistance.armor'), 'd')).toBe(
      'DR of armor 0: no armor worn 0. (Basic Set p. 282)',
    );
    expect(model.bodyPlaces).toEqual([]);
  });

  it('is that of the suit, which covers every place', () => {
    expect(open(armor('Suit', 4)).worksheet.number('damageResistance')).toBe(4);
    expect(open(armor('Suit', 4, [], 'carried')).worksheet.number('damageResistance')).toBe(0);
  });

  it('is that of the torso for pieces, which count for each place separately', () => {
    const sheet = open(armor('Corselet', 5, ['Torso', 'groin']), armor('Helmet', 4, [' Skull ', 'face']));
    expect(sheet.worksheet.number('damageResistance')).toBe(5);
    expect(places(sheet)).toEqual([
      ['torso', '', '5'],
      ['groin', '', '5'],
      ['skull', '', '6'],
      ['face', '', '4'],
    ]);
    expect(derivationSentence(sheet.worksheet.get('place:skull.damageResistance'), 'd')).toBe(
      'DR of the skull 6: Helmet 4; skull +2. (Basic Set p. 282)',
    );
  });

  it('adds up layers of armor', () => {
    const sheet = open(armor('Cloth', 1), armor('Mail', 4, ['torso']));
    expect(derivationSentence(sheet.worksheet.get('damageResistance.armor'), 'd')).toBe(
      'DR of armor 5: Cloth 1; Mail +4. (Basic Set p. 282)',
    );
    expect(sheet.findings).toEqual([]);
  });

  it('is on the sheet without passive defense', () => {
    expect(open(armor('Suit', 4)).model.possessions[0]?.protection).toBe('DR 4');
  });
});
