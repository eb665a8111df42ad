import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../engine/format.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { lineStat } from '../../stat-ids.ts';

describe('Weapon Master and fighting penalties', () => {
  const open = (character: Parameters<typeof saved>[1]) => openWorksheet(saved('fourth-edition', character)).worksheet;

  describe('Weapon Master', () => {
    const all = trait('weapon-master', { choices: choices({ weapons: 'all' }) });
    const one = (which: string) => trait('weapon-master', { choices: choices({ weapons: 'one', which }) });
    /** Broadsword, DX/A: 2 points DX, 4 points DX+1, 8 points DX+2. */
    const swing = (points: number, master?: ReturnType<typeof one>): string =>
      formatValue(
        open({
          attributes: { st: 12 },
          skills: [skill('broadsword', points)],
          traits: master ? [master] : [],
          equipment: [item('broadsword', { place: 'ready', key: 'sword' })],
        }).get(lineStat('sword.0', 'damage')).value,
        'd',
      );

    // ST 12: swing 1d+2, broadsword swing+1: 1d+3. One die, so +1 at DX+1 and +2 at DX+2 (p. 99).
    it('adds 1 a die at DX+1 and 2 at DX+2', () => {
      expect([2, 4, 8, 12].map((points) => swing(points, all))).toEqual(['1d+3', '1d+4', '1d+5', '1d+5']);
      expect([2, 4, 8].map((points) => swing(points))).toEqual(['1d+3', '1d+3', '1d+3']);
    });

    it('counts for the weapons that it names alone', () => {
      expect(swing(8, one('broadsword'))).toBe('1d+5');
      expect(swing(8, one('swords'))).toBe('1d+5');
      expect(swing(8, one('knives'))).toBe('1d+3');
      expect(swing(8, one('fencing weapons'))).toBe('1d+3');
      expect(swing(8, one(''))).toBe('1d+3');
    });

    it('goes by the learned level, whatever is wrong with the eyes', () => {
      const sheet = open({
        attributes: { st: 12 },
        skills: [skill('broadsword', 8)],
        traits: [all, trait('one-eye')],
        equipment: [item('broadsword', { place: 'ready', key: 'sword' })],
      });
      expect(sheet.number(lineStat('sword.0', 'skill'))).toBe(11); // DX+2, and −1 for the eye
      expect(formatValue(sheet.get(lineStat('sword.0', 'damage')).value, 'd')).toBe('1d+5');
    });
  });

  describe('penalties in a fight', () => {
    it('leave the damage of a blow as it was learned', () => {
      // Brawling, DX/E: 4 points are DX+2, so 1 more on the one die of thrust−1; the roll is at DX+2−1.
      const sheet = open({ skills: [skill('brawling', 4)], traits: [trait('one-eye')] });
      expect(sheet.number(lineStat('unarmed.punch.brawling', 'skill'))).toBe(11);
      expect(formatValue(sheet.get(lineStat('unarmed.punch.brawling', 'damage')).value, 'd')).toBe('1d−2');
      const karate = open({ skills: [skill('karate', 4)], traits: [trait('one-eye')] });
      expect(formatValue(karate.get(lineStat('unarmed.punch.karate', 'damage')).value, 'd')).toBe('1d−2');
    });

    it('lower attacks and Parry at plain DX', () => {
      const lame = trait('lame', { choices: choices({ degree: 'paraplegic' }) });
      const sheet = open({ attributes: { dx: 12 }, traits: [lame] });
      expect(sheet.number(lineStat('unarmed.punch', 'skill'))).toBe(6); // DX 12 − 6
      expect(sheet.number(lineStat('unarmed.punch', 'parry'))).toBe(6); // 6/2 + 3
      expect(sheet.number('dx')).toBe(12);
    });
  });
});
