import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill } from '../../../testing/rows.ts';

const ranges = (id: string, st: number, more: Parameters<typeof item>[1] = {}) => {
  const { model } = fighter({ attributes: { st }, equipment: [item(id, { key: 'k', ...more })] });
  return model.ranged[0]?.cells.map(({ text }) => text);
};

describe('ranges (pull-out)', () => {
  it.each([
    ['short-bow', 9, ['5', '4', '90', '135']],
    ['regular-bow', 11, ['5', '11', '165', '220']],
    ['composite-bow', 11, ['5', '13', '220', '275']],
    ['crossbow', 9, ['5', '14', '180', '225']],
    ['sling', 13, ['5', '6', '78', '130']],
    ['large-knife', 10, ['2', '1', '8', '15']],
    ['dagger', 10, ['2', '1', '5', '10']],
    ['hatchet', 9, ['2', '2', '13', '22']],
    ['throwing-axe', 11, ['2', '2', '11', '16']],
    ['javelin', 11, ['3', '4', '16', '27']],
    ['spear', 9, ['4', '5', '9', '13']],
    ['rock', 9, ['3', '5', '18', '31']],
    ['oil-flask', 11, ['3', '5', '–', '38']],
  ])('of a %s with ST %i are %j', (id, st, cells) => expect(ranges(id, st)).toEqual(cells));

  it('are exact until they are printed', () => {
    const { sentence, worksheet } = fighter({ attributes: { st: 9 }, equipment: [item('hatchet')] });
    expect(sentence('line:hatchet.1.halfDamage')).toBe(
      'Hatchet: half damage 13 yards: ST 9; weapon table × 1½; rounded down; minimum 0. (Man to Man, pull-out)',
    );
    expect(worksheet.get('line:hatchet.1.halfDamage').after).toContain(13.5);
  });

  it('rise with a sixth of general Throwing, in whole points (p. 10)', () => {
    const thrown = (points: number) =>
      fighter({ attributes: { dx: 12 }, skills: [skill('throwing', points)], equipment: [item('rock')] });
    // Throwing 11 gives 1, Throwing 12 gives 2.
    expect(thrown(2).line('rock.0', 'maximum')).toBe(38);
    expect(thrown(4).line('rock.0', 'maximum')).toBe(42);
    expect(thrown(4).sentence('line:rock.0.maximum')).toContain('ST 10; Throwing / 6 2; throwing distance only +2;');
    expect(thrown(4).line('rock.0', 'pointBlank')).toBe(3);
    const bow = fighter({ skills: [skill('throwing', 16)], equipment: [item('short-bow')] });
    expect(bow.line('short-bow.0', 'maximum')).toBe(150);
  });
});

describe('crossbows (p. 41)', () => {
  const bow = (bowStrength: number | null, more: ReturnType<typeof item>[] = []) =>
    fighter({ attributes: { st: 9 }, equipment: [item('crossbow', { bowStrength }), item('bolt'), ...more] });

  it('shoot with the strength of the bow, whatever it is at the same price', () => {
    const archer = bow(13);
    expect(archer.line('crossbow.0', 'damage')).toBe('1+4');
    expect(archer.line('crossbow.0', 'maximum')).toBe(325);
    expect(archer.value('item:crossbow.cost')).toBe(150);
    expect(archer.sentence('line:crossbow.0.damage')).toBe(
      'Crossbow, shot: damage 1+4: basic damage, thrust for the bow’s ST 13 1; Crossbow +4. (Man to Man, pull-out)',
    );
    expect(bow(null).line('crossbow.0', 'damage')).toBe('1+2');
    expect(bow(8).line('crossbow.0', 'maximum')).toBe(200);
  });

  it.each([
    [9, '4 turns', []],
    [11, '8 turns', []],
    [12, "goat's foot, 20 turns", ['goats-foot-missing']],
    [13, "goat's foot, 20 turns", ['goats-foot-missing']],
    [14, 'cannot be cocked', ['bow-too-strong']],
  ])('of ST %i with ST 9: %s', (strength, reload, codes) => {
    const { attack, codes: findAttack } = bow(strength);
    expect(attack('crossbow.0')?.notes).toContain(reload);
    expect(findAttack).toEqual(codes);
  });

  it('are reported if they cannot be used', () => {
    expect(bow(14).remark('bow-too-strong')).toBe(
      'Crossbow has ST 14, more than 4 over your ST 9: you cannot cock it.',
    );
    expect(bow(12).remark('goats-foot-missing')).toBe(
      'Crossbow has ST 12, 3 or 4 over your ST 9: you need a goat’s foot to cock it, and have none ready.',
    );
    expect(bow(12, [item('goats-foot')]).codes).toEqual([]);
  });
});

describe('ammunition (pull-out)', () => {
  it.each(typedAgain.fullQuivers)('has price and weight: a quiver with %s, $%f, %f lb', (content, cost, weight) => {
    const missile = content.includes('bolts') ? 'bolt' : 'arrow';
    const equipment = [item('quiver'), item(missile, { quantity: 10, container: 'quiver' })];
    const { value, codes } = fighter({ equipment });
    expect([value('money'), value('load'), codes]).toEqual([cost, weight, []]);
  });

  it('overfills a quiver from the eleventh missile', () => {
    const equipment = [item('quiver'), item('bolt', { quantity: 11, container: 'quiver' })];
    expect(fighter({ equipment }).remark('container-overfull')).toBe('Quiver holds 10, but contains 11.');
  });

  it('is reported if missing', () => {
    const bow = item('short-bow');
    expect(fighter({ equipment: [bow] }).remark('no-ammunition')).toBe('No ammunition ready for short bow.');
    expect(fighter({ equipment: [bow, item('arrow')] }).codes).toEqual([]);
    expect(fighter({ equipment: [bow, item('bolt')] }).codes).toEqual(['no-ammunition']);
    expect(fighter({ equipment: [bow, item('arrow', { place: 'home' })] }).codes).toEqual(['no-ammunition']);
    expect(fighter({ equipment: [item('short-bow', { place: 'home' })] }).codes).toEqual([]);
  });
});

describe('thrown weapons', () => {
  it('use their own skill or Throwing, whichever is better, or DX−4', () => {
    const knife = (skills: ReturnType<typeof skill>[]) =>
      fighter({ attributes: { dx: 12 }, skills, equipment: [item('dagger')] }).attack('dagger.1');
    expect(knife([])).toMatchObject({ skill: { text: '8' }, skillName: 'Knife Throwing, untrained' });
    expect(knife([skill('throwing', 8)])).toMatchObject({ skill: { text: '13' }, skillName: 'Throwing' });
    expect(knife([skill('throwing', 4), skill('knife-throwing', 2)])).toMatchObject({ skill: { text: '13' } });
    expect(knife([])?.parry.text).toBe('–');
  });

  it('include rocks at DX−3 and thrust−1', () => {
    const { line } = fighter({ attributes: { dx: 12, st: 11 }, equipment: [item('rock')] });
    expect([line('rock.0', 'skill'), line('rock.0', 'damage')]).toEqual([9, '1-2']);
  });
});
