import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../../engine/format.ts';
import type { SheetModel } from '../../../sheet-model/model/sheet-model.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved } from '../../../testing/rows.ts';

const armor = (name: string, damageResistance: number, places: string[] = [], place: 'ready' | 'carried' = 'ready') =>
  typedItem(name, { kind: 'armor', damageResistance, places, passiveDefense: 3 }, { place });
const open = (...equipment: ReturnType<typeof armor>[]) => openSheet(saved('fourth-edition', { equipment }));
/** The lines of the table of hit locations that have armor; the vitals are in the torso, and a bare skull stops 2. */
const covered = ({ bodyPlaces }: SheetModel) =>
  bodyPlaces.filter(({ place, layers }) => !place.startsWith('vitals') && layers.some((layer) => layer !== 'skull 2'));
const places = (sheet: ReturnType<typeof open>) =>
  covered(sheet.model).map(({ place, passiveDefense, damageResistance }) => [
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
      ['eyes', '', '4'],
      ['skull', '', '6'],
      ['face', '', '4'],
      ['torso', '', '5'],
      ['groin', '', '5'],
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

describe('armor of the list', () => {
  const wear = (...ids: string[]) =>
    openSheet(saved('fourth-edition', { equipment: ids.map((id) => item(id, { place: 'ready' })) }));
  const lines = (sheet: ReturnType<typeof wear>) =>
    covered(sheet.model).map(({ place, damageResistance: { text, second } }) =>
      second ? `${place} ${text} (${second.text} ${second.when})` : `${place} ${text}`,
    );

  it('stops less of crushing blows where it is mail, in layers too', () => {
    const sheet = wear('mail-hauberk', 'cloth-armor-torso');
    expect(sheet.worksheet.number('damageResistance')).toBe(5);
    expect(derivationSentence(sheet.worksheet.get('damageResistance.armor.crushing'), 'd')).toBe(
      'DR of armor against crushing 3: Mail hauberk 2; Cloth armor +1. (Basic Set p. 282)',
    );
    expect(lines(sheet)).toEqual(['torso 5 (3 against crushing)', 'groin 5 (3 against crushing)']);
    expect(sheet.model.damageResistance.total.second).toMatchObject({ text: '3', when: 'against crushing' });
  });

  it('stops all but bullets and blades worse where it is a vest', () => {
    expect(lines(wear('ballistic-vest-tl8', 'ballistic-helmet-tl8'))).toEqual([
      'skull 14',
      'torso 8 (2 against all but cutting and piercing)',
    ]);
  });

  it('covers the front alone where it is a breastplate', () => {
    const sheet = wear('steel-breastplate');
    expect(lines(sheet)).toEqual(['torso, front 5']);
    expect(sheet.model.bodyPlaces.find(({ place }) => place === 'torso, behind')?.damageResistance.text).toBe('0');
    expect(sheet.worksheet.number('damageResistance.behind')).toBe(0);
  });

  it('has another DR on some places where it has several parts', () => {
    expect(lines(wear('combat-hardsuit-tl9'))).toEqual([
      'legs 30',
      'arms 30',
      'torso 50',
      'groin 30',
      'hands 30',
      'feet 30',
      'neck 30',
    ]);
  });

  it('is on the sheet as the table has it', () => {
    const protection = (id: string) => wear(id).model.possessions[0]?.protection;
    expect(protection('mail-hauberk')).toBe('DR 4 (2 against crushing), torso, groin, flexible');
    expect(protection('space-armor-helmet-tl9')).toBe('DR 40 skull, DR 30 face, eyes');
    expect(protection('steel-breastplate')).toBe('DR 5, torso, front only');
    expect(protection('leather-jacket')).toBe('DR 1, arms, torso, flexible, concealable');
    expect(protection('medium-shield')).toBe('DB 2, DR 7, HP 40');
  });

  it('has no note on the sheet that says the same once more', () => {
    const note = (words: string) =>
      open(item('mail-hauberk', { place: 'ready', note: words })).model.possessions[0]?.note;
    expect([note('Flexible'), note('from the king')]).toEqual(['', 'from the king']);
  });

  it('of a battlesuit lends its wearer strength', () => {
    const { worksheet } = wear('battlesuit-tl9');
    expect(worksheet.number('strikingStrength')).toBe(20);
    expect(derivationSentence(worksheet.get('liftingStrength'), 'd')).toContain('Battlesuit (TL9) +10');
  });
});

describe('DR of several places', () => {
  const tough = (by: '' | 'except', selection: string) =>
    typedTrait('Tough', { effects: [{ stat: 'resistance', by, selection, add: 2 }] });
  const resistances = (traits: ReturnType<typeof typedTrait>[]) => {
    const { model, worksheet } = openSheet(saved('fourth-edition', { traits }));
    const lines = covered(model).map(({ place, damageResistance }) => `${place} ${damageResistance.text}`);
    return { torso: worksheet.number('damageResistance'), lines };
  };

  it('is of those that are named', () => {
    expect(resistances([tough('', 'face, Neck')])).toEqual({ torso: 0, lines: ['eyes 2', 'face 2', 'neck 2'] });
    expect(resistances([tough('', 'torso, face')]).torso).toBe(2);
  });

  it('is of all but those that are named, which the table shows', () => {
    const { torso, lines } = resistances([tough('except', 'eyes')]);
    expect(torso).toBe(2);
    expect(lines).toContain('neck 2');
    expect(lines.some((line) => line.startsWith('eyes'))).toBe(false);
  });
});
