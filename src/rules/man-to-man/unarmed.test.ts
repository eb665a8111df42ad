import { describe, expect, it } from 'vitest';
import { fighter } from '../../testing/fighter.ts';
import { item, skill } from '../../testing/rows.ts';

type Row = ReturnType<typeof item>;
const ready = (id: string, more: Partial<Row> = {}) => item(id, { place: 'ready', ...more });
const heavy = (pounds: number) => item('rock', { key: 'load', weightOverride: pounds });
const lines = ({ line }: ReturnType<typeof fighter>, id: string) => [
  line(`unarmed.${id}`, 'skill'),
  line(`unarmed.${id}`, 'damage'),
  line(`unarmed.${id}`, 'parry'),
];
/** ST 12 thrusts 1-1. */
const brawler = (skills: readonly ReturnType<typeof skill>[], equipment: readonly Row[] = []) =>
  fighter({ attributes: { st: 12, dx: 11 }, skills: [...skills], equipment: [...equipment] });

describe('bare hands (p. 26)', () => {
  it('punch at DX for thrust, kick at DX−2 for thrust+2, parry with half of DX', () => {
    expect(lines(brawler([]), 'punch')).toEqual([11, '1-1', 5]);
    expect(lines(brawler([]), 'kick')).toEqual([9, '1+1', null]);
    expect(brawler([]).notes('line:unarmed.punch.parry')).toEqual(['against kicks and punches; −3 against weapons']);
    expect(brawler([]).value('parry')).toBeNull();
  });

  it.each([
    [0.5, 11, '1'],
    [8, 14, '1'],
    [48, 19, '1'],
    [56, 20, '1+1'],
  ])('Brawling for %f points hits at %i for %s: a tenth of the level more', (points, hits, damage) => {
    const { line } = brawler([skill('brawling', points)]);
    expect([line('unarmed.punch', 'skill'), line('unarmed.punch', 'damage')]).toEqual([hits, damage]);
  });

  it.each([
    [16, 13, '1+1'],
    [24, 14, '1+1'],
    [32, 15, '1+2'],
    [4, 11, '1+1'],
  ])('Karate for %i points hits at %i for %s: a fifth of the level more', (points, hits, damage) => {
    const fists = brawler([skill('karate', points)]);
    expect([fists.line('unarmed.punch', 'skill'), fists.line('unarmed.punch', 'damage')]).toEqual([hits, damage]);
    expect(fists.line('unarmed.kick', 'skill')).toBe(hits - 2);
  });

  it('Judo throws, and adds nothing to a blow', () => {
    expect(lines(brawler([skill('judo', 16)]), 'punch')).toEqual([11, '1-1', 8]);
  });

  it('explains a blow', () => {
    const { sentence } = brawler([skill('karate', 32)]);
    expect(sentence('line:unarmed.kick.damage')).toBe(
      'Kick: damage 1+4: thrust 1−1; kick +2; Karate / 5 +3. (Man to Man p. 26)',
    );
  });
});

describe('parries of the trained (p. 26)', () => {
  it.each([
    ['brawling', 4, 8],
    ['judo', 16, 8],
    ['karate', 32, 10],
  ])('%s for %i points parries at two thirds: %i', (id, points, parry) => {
    expect(brawler([skill(id, points)]).line('unarmed.punch', 'parry')).toBe(parry);
  });

  it('are on the sheet when they stop weapons, which Brawling does not', () => {
    expect(brawler([skill('karate', 32)]).value('parry')).toBe(10);
    expect(brawler([skill('brawling', 48)]).value('parry')).toBeNull();
    expect(brawler([skill('brawling', 48), skill('judo', 16)]).value('parry')).toBe(8);
  });
});

describe('Judo and Karate (p. 26)', () => {
  const karate = (...equipment: Row[]) => brawler([skill('karate', 32)], equipment);
  const judo = (...equipment: Row[]) => brawler([skill('judo', 32)], equipment);

  it('want a light load at most, which is a finding', () => {
    expect(lines(karate(heavy(48)), 'punch')).toEqual([15, '1+2', 10]);
    const loaded = karate(heavy(48.0625));
    expect(lines(loaded, 'punch')).toEqual([11, '1-1', 5]);
    expect(lines(loaded, 'kick')).toEqual([9, '1+1', null]);
    expect([loaded.value('parry'), loaded.remark('skill-load')]).toEqual([
      null,
      'Karate wants a light load at most; the load is medium.',
    ]);
    expect(loaded.sentence('bareSkill:karate.hands')).toContain('Karate 15; load level 2; more than a light load');
    expect(judo(heavy(48.0625)).line('unarmed.punch', 'parry')).toBe(5);
    expect(karate(heavy(48)).codes).toEqual([]);
    expect(brawler([skill('brawling', 4)], [heavy(90)]).codes).toEqual([]);
  });

  it('want empty hands: Karate one, Judo both', () => {
    const knife = ready('large-knife');
    expect(karate(knife).line('unarmed.punch', 'parry')).toBe(10);
    expect(judo(knife).line('unarmed.punch', 'parry')).toBe(5);
    expect(judo(item('large-knife')).line('unarmed.punch', 'parry')).toBe(10);
    expect(karate(knife, ready('buckler')).line('unarmed.punch', 'parry')).toBe(5);
    expect(karate(ready('quarterstaff')).sentence('bareSkill:karate.hands')).toContain('a hand must be empty');
    expect(judo(knife).sentence('bareSkill:judo.hands')).toContain('both hands must be empty');
  });

  it('kick with full hands', () => expect(karate(ready('quarterstaff')).line('unarmed.kick', 'skill')).toBe(13));
});

describe('fists with something on them (pp. 26, 38)', () => {
  it.each(['brass-knuckles', 'blackjack'])('%s: the punch and 2', (id) => {
    const { line, sentence } = brawler([skill('brawling', 2)], [item(id)]);
    expect([line(`${id}.0`, 'skill'), line(`${id}.0`, 'damage'), line(`${id}.0`, 'parry')]).toEqual([12, '1+2', null]);
    expect(sentence(`line:${id}.0.damage`)).toContain('bare fist 1; ');
  });

  it('gauntlets: the same', () => {
    const { line } = brawler([], [ready('gauntlets')]);
    expect([line('gauntlets.0', 'skill'), line('gauntlets.0', 'damage')]).toEqual([11, '1+1']);
  });
});
