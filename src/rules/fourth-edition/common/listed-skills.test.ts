import { describe, expect, it } from 'vitest';
import type { SkillRow } from '../../../character/skill-rows.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { skillStat } from '../../stat-ids.ts';

const levelOf = (skills: SkillRow[], key: string, traits: TraitRow[] = []) =>
  openWorksheet(saved('fourth-edition', { skills, traits })).worksheet.get(skillStat(key, 'level'));

describe('techniques', () => {
  const judo = skill('judo', 12, { key: 'judo' }); // Hard: DX+1.
  const armLock = skill('arm-lock', 3, { key: 'lock', speciality: 'Judo' });
  const fingerLock = skill('finger-lock', 0, { key: 'finger' });

  it('build on the skill that their speciality names, and go no further over it than the book says (p. 230)', () => {
    expect(levelOf([judo, armLock], 'lock').value).toBe(15);
    expect(levelOf([judo, { ...armLock, points: 20 }], 'lock').value).toBe(16);
    const kick = skill('kicking', 9, { key: 'kick', speciality: 'Karate' });
    expect(levelOf([skill('karate', 8), kick], 'kick').value).toBe(11); // Raised from Karate−2 to Karate itself.
  });

  it('build on a technique where the book says so (p. 231)', () => {
    expect(levelOf([judo, fingerLock], 'finger').value).toBe(9);
    expect(levelOf([judo, armLock, fingerLock], 'finger').value).toBe(12);
  });

  it('have no level without the skill', () => {
    expect(levelOf([armLock], 'lock').value).toBeNull();
  });
});

describe('specialities', () => {
  const car = skill('driving', 8, { key: 'car', speciality: 'Automobile' });

  it('default to other specialities as the book pairs them (p. 188)', () => {
    const truck = skill('driving', 0, { key: 'truck', speciality: 'Heavy Wheeled' });
    const mecha = skill('driving', 0, { key: 'mecha', speciality: 'mecha' });
    expect(levelOf([car, truck], 'truck').value).toBe(10);
    expect(levelOf([car, mecha], 'mecha').value).toBe(7);
    expect(derivationSentence(levelOf([car, truck], 'truck'), 'd')).toContain('Driving (Automobile)');
  });

  it('default to the same speciality of another skill, and to no other (p. 207)', () => {
    const mechanic = skill('mechanic', 0, { key: 'mechanic', speciality: 'Automobile' });
    const engineer = (speciality: string) => skill('engineer', 24, { key: 'engineer', speciality });
    expect(levelOf([mechanic, engineer('Automobile')], 'mechanic').value).toBe(11);
    expect(levelOf([mechanic, engineer('Civil')], 'mechanic').value).toBe(5);
  });

  it('are a step easier where they are optional, and serve for the whole skill at −2 (p. 169)', () => {
    const optics = skill('physics', 4, { key: 'optics', speciality: 'Optics' });
    const physics = skill('physics', 0, { key: 'physics' });
    expect(levelOf([optics], 'optics').value).toBe(10);
    expect(levelOf([optics, physics], 'physics').value).toBe(8);
  });

  it('serve for an optional one with the whole skill', () => {
    const optics = skill('physics', 0, { key: 'optics', speciality: 'Optics' });
    expect(levelOf([optics, skill('physics', 16, { key: 'physics' })], 'optics').value).toBe(12);
  });

  it('name the skill that a Combat Art is of (p. 184)', () => {
    const art = skill('combat-art', 0, { key: 'art', speciality: 'Broadsword' });
    expect(levelOf([art, skill('broadsword', 16)], 'art').value).toBe(11);
  });
});

describe('effects on skills by name', () => {
  it('reach each kind of a skill that has several entries: Guns is all of them', () => {
    const gunslinger = typedTrait('Gunslinger', {
      effects: [{ stat: 'skills', by: 'name', selection: 'Guns', how: 'add', add: 1 }],
    });
    const guns = skill('guns-pistol', 4);
    expect(levelOf([guns], 'guns-pistol').value).toBe(12);
    expect(levelOf([guns], 'guns-pistol', [gunslinger]).value).toBe(13);
  });
});
