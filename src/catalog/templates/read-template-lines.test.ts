import { describe, expect, it } from 'vitest';
import { readSkill, readTrait, skillOptions, traitOptions } from './read-template-lines.ts';

describe('the lines of a template', () => {
  it('name a trait with its level, self-control number and answers', () => {
    expect(readTrait('combat-reflexes')).toEqual({ trait: 'combat-reflexes' });
    expect(readTrait('charisma 2')).toEqual({ trait: 'charisma', level: 2 });
    expect(readTrait('360-vision')).toEqual({ trait: '360-vision' });
    expect(readTrait('bad-temper @9')).toEqual({ trait: 'bad-temper', selfControl: 9 });
    expect(readTrait('vow, vow=To serve the king, weight=minor')).toEqual({
      trait: 'vow',
      choices: { vow: 'To serve the king', weight: 'minor' },
    });
  });

  it('name a skill with its speciality and points', () => {
    expect(readSkill('broadsword [8]')).toEqual({ skill: 'broadsword', points: 8 });
    expect(readSkill('fast-draw (Two-Handed Sword) [1]')).toEqual({
      skill: 'fast-draw',
      speciality: 'Two-Handed Sword',
      points: 1,
    });
  });

  it('name options of several sizes', () => {
    expect(traitOptions('luck', 'charisma 1-3')).toEqual([
      { traits: [{ trait: 'luck' }] },
      { traits: [{ trait: 'charisma', level: 1 }], sizes: [1, 2, 3] },
    ]);
    expect(skillOptions([1, 2, 4], 'stealth')).toEqual([
      { skills: [{ skill: 'stealth', points: 1 }], sizes: [1, 2, 4] },
    ]);
    expect(skillOptions(2, 'stealth')).toEqual([{ skills: [{ skill: 'stealth', points: 2 }] }]);
  });

  it('are refused where they are written otherwise', () => {
    expect(() => readTrait('bad-temper @10')).toThrow('no trait: bad-temper @10');
    expect(() => readTrait('Bad temper!')).toThrow('no trait');
  });
});
