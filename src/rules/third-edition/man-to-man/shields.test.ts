import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill } from '../../../testing/rows.ts';

const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });

describe('shields (p. 14)', () => {
  it.each([
    ['buckler', 1],
    ['small-shield', 2],
    ['medium-shield', 3],
    ['large-shield', 4],
  ])('give passive defense without the skill, and Block with it: %s, PD %i', (id, defense) => {
    const unskilled = fighter({ equipment: [ready(id)] });
    expect([unskilled.value('passiveDefense'), unskilled.value('damageResistance')]).toEqual([defense, 0]);
    expect(unskilled.value('block')).toBeNull();
    expect(unskilled.remark('block-without-skill')).toMatch(/you need the Shield skill to block\.$/);
    const skilled = fighter({ equipment: [ready(id)], skills: [skill('shield', 4)] });
    expect([skilled.value('block'), skilled.codes]).toEqual([4, []]);
  });

  it.each([
    [0.5, 3],
    [1, 3],
    [4, 4],
    [16, 4],
    [24, 5],
  ])('block by the skill: Shield for %f points, Block %i', (points, block) =>
    expect(fighter({ skills: [skill('shield', points)], equipment: [ready('buckler')] }).value('block')).toBe(block),
  );

  it('count only in hand', () => {
    const { value, codes, sentence } = fighter({ skills: [skill('shield', 1)], equipment: [item('medium-shield')] });
    expect([value('passiveDefense'), value('block'), codes]).toEqual([0, null, []]);
    expect(sentence('block')).toContain('no shield in hand');
  });

  it('are reported without the skill', () => {
    const { sentence } = fighter({ skills: [skill('shield', 0)], equipment: [ready('buckler')] });
    expect(sentence('block')).toContain('no Shield skill');
  });
});

describe('a large shield (p. 14)', () => {
  const { line, value, attack, sentence } = fighter({
    attributes: { dx: 12 },
    skills: [skill('broadsword', 8), skill('shield', 4), skill('knife-throwing', 1), skill('crossbow', 1)],
    equipment: [ready('broadsword'), ready('large-shield'), item('dagger'), item('greatsword'), item('crossbow')],
  });

  it('lowers skill by 2 and thereby Parry by 1, as one effect', () => {
    expect(attack('broadsword.0')).toMatchObject({
      skill: { text: '14', second: { text: '12', when: 'with large shield' } },
      parry: { text: '7', second: { text: '6' } },
    });
    expect(sentence('line:broadsword.0.skillWithShield')).toBe(
      'Broadsword, swing: skill with large shield 12: Broadsword, swing: skill 14; Large shield −2. (Man to Man p. 14)',
    );
    expect([value('parry'), value('parryWithShield')]).toEqual([7, 6]);
  });

  it('lowers thrown weapons too, but not those that need both hands', () => {
    expect(attack('dagger.1')).toMatchObject({ skill: { text: '12', second: { text: '10' } } });
    expect(attack('greatsword.0')?.skill.second).toBeUndefined();
    expect(attack('crossbow.0')?.skill.second).toBeUndefined();
  });

  it('does not lower Shield, Block and the bash', () => {
    expect([value('skill:shield.level'), value('block'), line('large-shield.0', 'skill')]).toEqual([14, 4, 14]);
    expect(attack('large-shield.0')?.skill.second).toBeUndefined();
  });

  it('lowers no skill on the back', () => {
    const carried = fighter({
      skills: [skill('broadsword', 8)],
      equipment: [ready('broadsword'), item('large-shield')],
    });
    expect(carried.attack('broadsword.0')?.skill.second).toBeUndefined();
  });
});

describe('the bash (p. 46)', () => {
  const [cost, weight, damage] = typedAgain.shieldSpikes;
  const bash = (spiked: boolean, points = 2) =>
    fighter({
      attributes: { st: 12 },
      skills: [skill('shield', points)],
      equipment: [ready('small-shield', { key: 's', spiked })],
    });

  it('does thrust+2, and one more with spikes, which have a price and a weight', () => {
    expect([bash(false).line('s.0', 'damage'), bash(false).value('money'), bash(false).value('load')]).toEqual([
      '1+1',
      40,
      8,
    ]);
    expect(bash(true).line('s.0', 'damage')).toBe(`1+${1 + damage}`);
    expect([bash(true).value('money'), bash(true).value('load')]).toEqual([40 + cost, 8 + weight]);
    expect(bash(true).sentence('line:s.0.damage')).toBe(
      'Small shield, bash: damage 1+2: thrust 1−1; Small shield +2; spikes +1. (Man to Man p. 14)',
    );
    expect(bash(true).sentence('item:s.weight')).toBe(
      'Small shield, weight 13 lb: listed weight 8; spikes +5. (Man to Man p. 14)',
    );
  });

  it('needs the skill and never parries', () => {
    expect([bash(false).line('s.0', 'skill'), bash(false).line('s.0', 'parry')]).toEqual([11, null]);
    expect(bash(false, 0).line('s.0', 'skill')).toBeNull();
    expect(fighter({ equipment: [ready('buckler')] }).line('buckler.0', 'skill')).toBeNull();
  });
});
