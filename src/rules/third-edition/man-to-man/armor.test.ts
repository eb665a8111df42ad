import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { catalogFor } from '../../derive-character.ts';

const { items } = catalogFor('man-to-man');
const worn = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });
const wearing = (...ids: readonly (string | ReturnType<typeof item>)[]) =>
  fighter({ equipment: ids.map((idOrItem) => (typeof idOrItem === 'string' ? worn(idOrItem) : idOrItem)) });
/** Returns PD, DR and both against impaling. */
const figures = ({ value }: ReturnType<typeof fighter>) =>
  ['passiveDefense', 'damageResistance', 'passiveDefense.impaling', 'damageResistance.impaling'].map(value);

describe('suits (p. 15)', () => {
  it.each(typedAgain.suits)(
    'have the figures of the table: %s',
    (name, defense, resistance, cost, weight, impalingDefense, impalingResistance, helm) => {
      const id = [...items.values()].find((candidate) => candidate.name === name)?.id ?? name;
      const skills = ['broadsword', 'shield', 'karate', 'bow', 'fast-draw'].map((skillId) => skill(skillId, 4));
      const dressed = fighter({ skills, equipment: [worn(id)] });
      const bare = fighter({ skills });
      expect(figures(dressed)).toEqual([defense, resistance, impalingDefense, impalingResistance]);
      expect([dressed.value('money'), dressed.value('load')]).toEqual([cost, weight]);
      for (const { key } of skills) {
        const level = `skill:${key}.level`;
        expect(Number(dressed.value(level)) - Number(bare.value(level)), key).toBe(helm);
      }
    },
  );

  it('count with Toughness in DR only, and not while carried', () => {
    const tough = fighter({ traits: [trait('toughness', { level: 2 })], equipment: [worn('scale-armor')] });
    expect(figures(tough)).toEqual([3, 6, 3, 6]);
    expect(tough.sentence('damageResistance')).toBe('damage resistance 6: armor 4; Toughness +2. (Man to Man p. 15)');
    expect(figures(wearing(item('scale-armor')))).toEqual([0, 0, 0, 0]);
  });

  it('lower skill, Parry and Block if they have a helm', () => {
    const { value, line, sentence } = fighter({
      attributes: { dx: 12 },
      skills: [skill('broadsword', 2), skill('shield', 1)],
      equipment: [worn('half-plate'), worn('broadsword'), worn('small-shield')],
    });
    expect([value('skill:shield.level'), value('block'), line('broadsword.0', 'parry')]).toEqual([11, 3, 5]);
    expect(sentence('skill:broadsword.level')).toBe(
      'Broadsword 11: DX 12; average, 2 points 0; Half plate −1. (Man to Man p. 8)',
    );
  });

  it('of mail print their protection against impaling attacks in brackets', () => {
    const { model } = fighter({ equipment: [worn('chainmail'), worn('small-shield')], skills: [skill('shield', 1)] });
    expect(model.passiveDefense?.total).toMatchObject({ text: '5', second: { text: '3', when: 'against impaling' } });
    expect(model.damageResistance.total).toMatchObject({ text: '4', second: { text: '2' } });
    expect(wearing('scale-armor').model.damageResistance.total.second).toBeUndefined();
  });
});

describe('layers (p. 15)', () => {
  const [padded, unpadded] = typedAgain.chain.map(([, ...row]) => row);
  const bareMail = worn('chainmail', { withoutPadding: true });

  it('are possible for mail over its padding, which also counts without', () => {
    expect(figures(wearing('chainmail'))).toEqual(padded);
    expect(figures(wearing(bareMail))).toEqual(unpadded);
  });

  it('are possible for mail without padding over a padded suit', () => {
    const layered = wearing(bareMail, 'padded-cloth-armor');
    expect([figures(layered), layered.codes]).toEqual([padded, []]);
    expect(wearing('chainmail', 'padded-cloth-armor').codes).toEqual(['two-suits']);
    expect(figures(wearing(bareMail, 'light-leather-armor'))).toEqual([3, 3, 1, 1]);
  });

  it.each(['padded-cloth-armor', 'light-leather-armor'])('of %s under plate add 1, and their full weight', (under) => {
    const plate = wearing('light-plate', under);
    expect([figures(plate), plate.codes]).toEqual([[4, 7, 4, 7], []]);
    expect(plate.value('load')).toBe(90 + (items.get(under)?.facet.weight ?? 0));
    expect(plate.sentence('damageResistance.armor')).toContain(' under plate +1');
    expect(figures(wearing('scale-armor', under))).toEqual([3, 4, 3, 4]);
  });

  it('of other kinds are reported', () => {
    expect(wearing('scale-armor', 'heavy-leather-armor').remark('two-suits')).toBe(
      'Only one suit of armor can be worn at a time: Scale armor and Heavy leather armor. The best one counts.',
    );
    expect(wearing('light-plate', 'padded-cloth-armor', 'light-leather-armor').codes).toEqual(['two-suits']);
    expect(wearing('scale-armor', 'summer-clothing').codes).toEqual([]);
    expect(wearing('scale-armor', item('heavy-leather-armor')).codes).toEqual([]);
  });
});

describe('plate made for another (p. 16)', () => {
  const skills = [skill('broadsword', 2), skill('fast-draw', 1, { speciality: 'sword' }), skill('running', 4)];
  const borrowed = (id: string, madeForWearer = false) =>
    fighter({ skills, equipment: [worn(id, { madeForAnother: !madeForWearer })] });

  it('lowers every skill roll by 1, but not Running, which is not rolled', () => {
    const { value, remark, sentence } = borrowed('corselet');
    expect(['broadsword', 'fast-draw', 'running'].map((id) => value(`skill:${id}.level`))).toEqual([9, 9, 10]);
    expect(value('basicSpeed')).toBe(6.25);
    expect(remark('gear-fit')).toBe(
      'Corselet was made for someone else: −1 to all skill rolls while it is worn. An armorer can alter it in a week for $500.',
    );
    expect(sentence('skill:broadsword.level')).toContain('Corselet, made for someone else −1');
  });

  it('adds to the penalty of a helm, once for all pieces', () => {
    expect(borrowed('light-plate').value('skill:broadsword.level')).toBe(8);
    const pieces = [worn('corselet', { madeForAnother: true }), worn('plate-legs', { madeForAnother: true })];
    expect(fighter({ skills, equipment: pieces }).value('skill:broadsword.level')).toBe(9);
  });

  it('has no penalty if it is soft armor or was made for the wearer', () => {
    expect([borrowed('scale-armor').value('skill:broadsword.level'), borrowed('scale-armor').codes]).toEqual([10, []]);
    expect(borrowed('corselet', true).codes).toEqual([]);
  });
});
