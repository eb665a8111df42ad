import { describe, expect, it } from 'vitest';
import type { OwnSkill } from '../../../character/skill-rows.ts';
import { fighter } from '../../../testing/combatant.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { lineStat } from '../../stat-ids.ts';

type Row = ReturnType<typeof item>;
const ready = (id: string) => item(id, { place: 'ready' });
/** Derives a character with DX 10 and Fencing 15. */
const fencer = (weapon: string, more: readonly Row[] = [], st = 10) =>
  fighter({
    attributes: { st },
    skills: [skill('fencing', 32), skill('shield', 1)],
    equipment: [ready(weapon), ...more],
  });
const parryOf = ({ line }: ReturnType<typeof fighter>, weapon: string) => line(`${weapon}.0`, 'parry');

describe('Parry (p. 17)', () => {
  it.each([
    [1, 4],
    [2, 5],
    [4, 5],
    [8, 6],
  ])('is half of the skill, rounded down: %i points, %i', (points, parry) =>
    expect(
      fighter({ skills: [skill('broadsword', points)], equipment: [item('broadsword')] }).line('broadsword.0', 'parry'),
    ).toBe(parry),
  );

  it('is also half of the skill for knife and staff', () => {
    const { line } = fighter({
      skills: [skill('knife', 2), skill('staff', 4)],
      equipment: [item('large-knife'), item('quarterstaff')],
    });
    expect([line('large-knife.0', 'parry'), line('quarterstaff.0', 'parry')]).toEqual([5, 5]);
  });

  it('is the best of the weapons on the body; bows have none', () => {
    const skills = [skill('broadsword', 8), skill('knife', 0.5), skill('bow', 16)];
    const armed = (place: 'carried' | 'home') =>
      fighter({ skills, equipment: [item('broadsword', { place }), item('large-knife'), item('short-bow')] });
    expect([armed('carried').value('parry'), armed('home').value('parry')]).toEqual([6, 4]);
    expect(armed('carried').line('short-bow.0', 'parry')).toBeNull();
    const archer = fighter({ skills, equipment: [item('short-bow'), item('arrow')] });
    expect(archer.sentence('parry')).toContain('no weapon to parry with');
    expect(archer.value('parry')).toBeNull();
  });

  it('has a note for weapons that it makes unready', () => {
    const unready = (id: string) => fighter({ equipment: [item(id)] }).notes(`line:${id}.0.parry`);
    expect(unready('axe')).toContain('unready after a parry');
    expect(unready('bastard-sword')).toContain('unready after a parry');
    expect(unready('halberd')).not.toContain('unready after a parry');
  });
});

describe('the fencing parry (p. 24)', () => {
  it.each(['foil', 'rapier', 'saber'])('is two thirds of the skill with a %s, twice a turn', (weapon) => {
    expect(parryOf(fencer(weapon), weapon)).toBe(10);
    expect(fencer(weapon).notes(`line:${weapon}.0.parry`)).toContain('two parries a turn');
  });

  it('says so', () =>
    expect(fencer('rapier').sentence('line:rapier.0.parry')).toBe(
      'Rapier: Parry 10: encumbrance level 0; weapon skill 15; two thirds, fencing × ⅔; rounded down. (Man to Man p. 17)',
    ));

  it.each([
    ['buckler', 10],
    ['small-shield', 10],
    ['medium-shield', 7],
    ['large-shield', 7],
  ])('with a %s is %i', (shield, parry) => {
    const { line, notes } = fencer('rapier', [ready(shield)], 20);
    expect(line('rapier.0', 'parry')).toBe(parry);
    expect(notes('line:rapier.0.parry').includes('two parries a turn')).toBe(parry === 10);
  });

  it('has a note that names a shield that is too large', () =>
    expect(fencer('foil', [ready('medium-shield')], 20).sentence('line:foil.0.parry')).toContain(
      'no fencing parry: medium shield is too large',
    ));

  it('needs a light load at most', () => {
    const loaded = (pounds: number) => fencer('foil', [item('rock', { weightOverride: pounds })]);
    expect(parryOf(loaded(39), 'foil')).toBe(10);
    expect(parryOf(loaded(39.0625), 'foil')).toBe(7);
    expect(loaded(39.0625).sentence('line:foil.0.parry')).toContain('no fencing parry: more than light encumbrance');
    expect(loaded(39.0625).codes, 'a load is no fault of a fencer').toEqual([]);
  });

  it('needs the skill', () => {
    const { line, sentence } = fighter({ attributes: { dx: 15 }, equipment: [item('foil')] });
    expect(line('foil.0', 'parry')).toBe(5);
    expect(sentence('line:foil.0.parry')).toContain('no fencing parry: no Fencing skill');
    const shortswordFighter = fighter({
      attributes: { dx: 15 },
      skills: [skill('shortsword', 2)],
      equipment: [item('saber')],
    });
    expect(shortswordFighter.line('saber.0', 'parry')).toBe(7);
  });

  it('does not apply to a dagger in the off hand', () => {
    const { line } = fencer('rapier', [item('dagger', { place: 'ready', hand: 'off' })]);
    // Knife by default is 6, with the off hand 2.
    expect(line('dagger.0', 'parry')).toBe(1);
  });
});

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
