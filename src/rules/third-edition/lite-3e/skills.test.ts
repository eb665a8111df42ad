import { describe, expect, it } from 'vitest';
import type { OwnSkill } from '../../../character/skill-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { missileIqBonus } from '../../../testing/double-entry/lite-3e.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';

const guns: OwnSkill = {
  techLevel: false,
  tags: [],
  prerequisites: [],
  notes: [],
  source: '',
  name: 'Guns',
  attribute: 'dx',
  kind: 'physical',
  difficulty: 'easy',
  defaults: [{ attribute: 'dx', skill: '', penalty: 4 }],
  combat: true,
  defense: 'none',
  maximum: null,
  loadTimes: null,
  holds: false,
  effects: [],
  spell: null,
  description: '',
  page: '',
};

const level = (iq: number, techLevel: number | null, points = 1) => {
  const { worksheet } = openWorksheet(
    saved('lite-3e', { attributes: { iq }, skills: [skill('', points, { key: 'guns', own: guns, techLevel })] }),
  );
  return worksheet.get('skill:guns.level');
};

describe('missile skills marked /TL (p. 16)', () => {
  it.each(missileIqBonus)('have a bonus by IQ: from %i to %s, +%i', (from, to, bonus) => {
    expect(level(from, 7).value).toBe(10 + bonus);
    if (to !== null) expect(level(to, 7).value).toBe(10 + bonus);
  });

  it('have no bonus at lower IQ, nor without a tech level', () => {
    expect([level(9, 7).value, level(12, null).value]).toEqual([10, 10]);
  });

  it('have the bonus untrained too', () => {
    expect(derivationSentence(level(12, 7, 0), 'd')).toBe(
      'Guns/TL7 8: best default of: DX−4 6; IQ 12; IQ 12 or more, for a missile weapon +2. (custom)',
    );
  });
});

describe('missile skills of the catalog', () => {
  const levels = (ids: readonly string[], points: number) => {
    const skills = ids.map((id) => skill(id, points, { techLevel: points > 0 ? 7 : null }));
    const { worksheet } = openWorksheet(saved('lite-3e', { attributes: { iq: 12 }, skills }));
    return ids.map((id) => worksheet.get(skillStat(id, 'level')).value);
  };
  const marked = ['guns-pistol', 'guns-rifle', 'guns-shotgun', 'guns-light-automatic'];
  const unmarked = ['beam-weapons', 'black-powder-weapons'];

  it('have the bonus of IQ if marked /TL, trained or not, with a tech level or without', () => {
    expect(levels([...marked, ...unmarked], 1)).toEqual([12, 12, 12, 12, 12, 12]);
    expect(levels([...marked, ...unmarked], 0)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  it('have no bonus if not marked', () => {
    expect(levels(['bow', 'crossbow', 'thrown-weapon', 'spell-throwing'], 0)).toEqual([4, 6, 6, 6]);
  });

  it('are the only ones with it', () => {
    expect(levels(['lockpicking', 'first-aid', 'traps'], 1)).toEqual([11, 12, 11]);
  });
});

describe('defaults (p. 14)', () => {
  const open = (choices: Parameters<typeof saved>[1]) => openWorksheet(saved('lite-3e', choices)).worksheet;

  it('are the best of attribute and skill', () => {
    const worksheet = open({ skills: [skill('broadsword', 8)], equipment: [item('shortsword')] });
    expect(derivationSentence(worksheet.get('untrained:shortsword'), 'd')).toBe(
      'Shortsword (untrained) 10: best default of: DX−5 5, Broadsword−2 10. (GURPS Lite p. 19)',
    );
  });

  it('cannot be improved upon: points buy the level of the table', () => {
    const worksheet = open({ skills: [skill('broadsword', 8), skill('shortsword', 0.5)] });
    // Half a point buys DX−2; the default of Broadsword is better and counts unchanged.
    expect(worksheet.get('skill:shortsword.trained').value).toBe(8);
    expect(worksheet.get('skill:shortsword.level').value).toBe(10);
  });

  it('do not exist for Karate, Running and Throwing', () => {
    const worksheet = open({ skills: [skill('karate', 0), skill('running', 0), skill('throwing', 0)] });
    for (const id of ['karate', 'running', 'throwing']) expect(worksheet.get(`skill:${id}.level`).value).toBeNull();
  });

  it('include throwing a rock at DX−3, or better with Throwing', () => {
    const thrown = (points: number) => {
      const skills = points > 0 ? [skill('throwing', points)] : [];
      return open({ skills, equipment: [item('rock')] }).get(lineStat('rock.0', 'skill')).value;
    };
    expect([thrown(0), thrown(0.5), thrown(4)]).toEqual([7, 7, 10]);
  });
});
