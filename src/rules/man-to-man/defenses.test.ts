import { describe, expect, it } from 'vitest';
import type { OwnSkill } from '../../character/skill-rows.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { lineStat } from '../stat-ids.ts';

const open = (choices: Parameters<typeof saved>[1]) => openWorksheet(saved('man-to-man', choices)).worksheet;

describe('a saber (p. 24)', () => {
  const parry = (fencing: number, shortsword: number) =>
    open({
      skills: [skill('fencing', fencing), skill('shortsword', shortsword)],
      equipment: [item('saber', { place: 'ready' })],
    }).number(lineStat('saber.0', 'parry'));

  it('parries with two thirds of Fencing, not of the better Shortsword', () => expect(parry(4, 16)).toBe(7));
  it('parries with half of Shortsword where that is more', () => expect(parry(2, 40)).toBe(8));
});

describe('bare hands (p. 26)', () => {
  it('parry with half of DX, and with each skill on a separate line', () => {
    const worksheet = open({ attributes: { dx: 14 }, skills: [skill('judo', 2)] });
    // Judo 13 gives 8, DX 14 gives 7.
    expect(worksheet.number(lineStat('unarmed.throw.judo', 'parry'))).toBe(8);
    expect(worksheet.number(lineStat('unarmed.punch', 'parry'))).toBe(7);
    const weakBlocker = open({ attributes: { dx: 7 }, skills: [skill('brawling', 0.5)] });
    expect(weakBlocker.number(lineStat('unarmed.punch.brawling', 'parry'))).toBe(4);
  });
});

describe('Block (p. 17)', () => {
  it('needs the skill', () => {
    const equipment = [item('small-shield', { place: 'ready' })];
    expect(open({ equipment }).get('block').value).toBeNull();
    expect(open({ equipment, skills: [skill('shield', 8)] }).number('block')).toBe(4);
  });
});

describe('the base of a typed-in skill', () => {
  it('is IQ instead of Will or Perception, which the book does not have', () => {
    const typedSkill = (attribute: OwnSkill['attribute']): OwnSkill => ({
      techLevel: false,
      tags: [],
      prerequisites: [],
      notes: [],
      source: '',
      name: 'Nerve',
      attribute,
      kind: 'mental',
      difficulty: 'easy',
      defaults: [],
      combat: false,
      defense: 'none',
      maximum: null,
      loadTimes: null,
      holds: false,
      effects: [],
      spell: null,
      description: '',
      page: '',
    });
    for (const attribute of ['will', 'perception'] as const) {
      const worksheet = open({
        attributes: { iq: 12 },
        skills: [skill('', 1, { key: 'k', own: typedSkill(attribute) })],
      });
      expect(worksheet.number('skill:k.level')).toBe(12);
    }
  });
});
