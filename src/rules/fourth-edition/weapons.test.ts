import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../engine/words.ts';
import { typedItem, typedSkill } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { lineStat } from '../stat-ids.ts';

const open = (choices: Parameters<typeof saved>[1]) => openWorksheet(saved('fourth-edition', choices)).worksheet;

describe('damage of weapons', () => {
  const sword = (own = {}, more = {}) =>
    typedItem(
      'Sword',
      {
        kind: 'weapon',
        cost: 100,
        attacks: [
          { name: 'swing', skill: 'sword', type: 'cut', minimumStrength: 10, ...own },
          { name: 'blunt', skill: 'sword', type: 'cr', basis: 'thrust' },
        ],
      },
      { place: 'ready', ...more },
    );
  const skills = [typedSkill('Sword', 4)];
  const line = (part: 'damage' | 'skill' | 'parry', item = sword(), st = 10, use = 0) =>
    open({ attributes: { st }, skills, equipment: [item] }).get(lineStat(`sword.${use}`, part));

  it('counts at most three times the minimum ST of the weapon', () => {
    expect(formatValue(line('damage', sword(), 30).value, 'd')).toBe('5d+2');
    expect(derivationSentence(line('damage', sword({ minimumStrength: 5 }), 16), 'd')).toBe(
      'Sword, swing: damage 2d+1: Striking ST 16; basic damage, swing for ST 15, 3 times the weapon’s ST 2d+1. (custom)',
    );
    expect(formatValue(line('damage', sword({ minimumStrength: 5 }), 15).value, 'd')).toBe('2d+1');
  });

  it('comes with −1 to skill for each point of ST under the minimum', () => {
    expect(line('skill', sword(), 9).value).toBe(10);
    expect(derivationSentence(line('skill', sword(), 7), 'd')).toBe(
      'Sword, swing: skill 8: Sword 11; ST (minimum 10) 7; ST below 10 −3. (custom)',
    );
  });

  it('comes with −4 to skill and −2 to Parry in the off hand', () => {
    const off = sword({}, { hand: 'off' });
    expect([line('skill').value, line('skill', off).value]).toEqual([11, 7]);
    expect([line('parry').value, line('parry', off).value]).toEqual([8, 6]);
  });

  it.each([
    ['cheap', '1d', '1d−2', 40],
    ['good', '1d', '1d−2', 100],
    ['fine', '1d+1', '1d−2', 100],
    ['veryFine', '1d+2', '1d−2', 100],
  ] as const)('depends on quality: %s, %s with the edge and %s without', (quality, edge, blunt, price) => {
    const item = sword({}, { quality });
    expect(formatValue(line('damage', item).value, 'd')).toBe(edge);
    expect(formatValue(line('damage', item, 10, 1).value, 'd')).toBe(blunt);
    expect(open({ equipment: [item] }).number('item:sword.cost')).toBe(price);
  });

  it('depends on the strength of the bow, as does range', () => {
    const shot = { name: 'shot', skill: 'dx', type: 'imp', basis: 'thrust', ranged: true, maximum: 'STx25' } as const;
    const bow = typedItem('Bow', { attacks: [{ ...shot, minimumStrength: 14 }] }, { bowStrength: 13 });
    const sheet = open({ equipment: [bow] });
    expect(formatValue(sheet.get(lineStat('bow.0', 'damage')).value, 'd')).toBe('1d');
    expect(sheet.number(lineStat('bow.0', 'maximum'))).toBe(325);
    expect(sheet.number(lineStat('bow.0', 'skill'))).toBe(10);
  });
});
