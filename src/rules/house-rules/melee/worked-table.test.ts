import { describe, expect, it } from 'vitest';
import type { Stat } from '../../../engine/derivation.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { fightOptions } from './fight-options.ts';
import { meleeRules } from './melee-rules.ts';
import { defenseBySkill, secondsToChangePosition, workOutOptions } from './work-out-options.ts';

/** Dodge 6, Block 7, Parry 7, Broadsword 14, ST 13: swing 2d−1, thrust 1d. */
const fighter = (pounds = 0) => ({
  attributes: { st: 13, dx: 12, ht: 12 },
  skills: [skill('broadsword', 8), skill('shield', 4)],
  equipment: [
    item('broadsword', { place: 'ready' }),
    item('small-shield', { place: 'ready' }),
    item('large-knife', { key: 'ballast', place: 'carried', weightOverride: pounds }),
  ],
});
const allRules = meleeRules.map(({ id }) => id);
const open = (pounds = 0, rules: readonly string[] = allRules) => openSheet(saved('lite-3e', fighter(pounds), rules));

const textOf = ({ value }: Stat): string =>
  value === null ? 'none' : isDice(value) ? formatDice(value, 'd') : String(value);

function optionOf(id: string) {
  const worked = workOutOptions(open()).find(({ option }) => option.id === id);
  if (!worked) throw new Error(`there is no option ${id}`);
  return {
    ...worked,
    skill: worked.attacks()[0]?.skill.value,
    defenses: (['dodge', 'block', 'parry'] as const).map((defense) => textOf(worked.defense(defense))),
    sentence: (defense: 'dodge' | 'block' | 'parry') => derivationSentence(worked.defense(defense), 'd'),
  };
}

it('the fighter of the table has the numbers that it begins with', () => {
  const { worksheet } = open();
  expect(['dodge', 'block', 'parry', 'encumbrance'].map((stat) => worksheet.number(stat))).toEqual([6, 7, 7, 0]);
  expect(['swing', 'thrust'].map((stat) => textOf(worksheet.get(stat)))).toEqual(['2d−1', '1d']);
});

describe('the adapted melee rules', () => {
  it.each([
    ['cautious', 12, ['7', '8', '8']],
    ['bold', 16, ['5', '6', '6']],
    ['skill', 18, ['4', '5', 'none']],
    ['kneeling', 12, ['2', '5', '5']],
    ['handsAndKnees', 8, ['0', '3', '3']],
    ['lookAround', 10, ['4', '5', '5']],
    ['friend', 13, ['6', '7', '7']],
    ['wildSwing', 9, ['4', '5', 'none']],
    ['chair', 12, ['0', '5', '5']],
    ['belly', 8, ['0', '1', '1']],
  ])('%s: attack %i, Dodge, Block and Parry %j', (id, attack, defenses) => {
    const worked = optionOf(id);
    expect([worked.skill, worked.defenses]).toEqual([attack, defenses]);
  });

  it('say how each number comes about', () => {
    expect(optionOf('cautious').sentence('dodge')).toBe(
      'Dodge, Cautious attack 7: Dodge 6; Cautious attack +1. (House rule, adapted)',
    );
    expect(optionOf('skill').sentence('parry')).toBe(
      'Parry, All-Out Attack: skill –: All-Out Attack: skill: none. (House rule, adapted)',
    );
    expect(optionOf('kneeling').sentence('dodge')).toBe(
      'Dodge, Kneeling 2: Dodge 6; Kneeling −4. (House rule, adapted)',
    );
    expect(optionOf('belly').sentence('dodge')).toBe(
      'Dodge, On the belly 0: Dodge 6; On the belly −8; at least 0. (House rule, adapted)',
    );
    expect(optionOf('cautiousRetreat').sentence('dodge')).toBe(
      'Dodge, Cautious attack and Retreat 12: Dodge 6; Cautious attack and Retreat +6. (House rule, adapted)',
    );
  });

  it('All-Out Attack for damage: swing 2d−1 +2; a lunge: thrust 1d +1 and a hex of reach', () => {
    expect(derivationSentence(optionOf('damage').basic('swing'), 'd')).toBe(
      'swing, All-Out Attack: damage 2d+1: swing 2d−1; ST 13; All-Out Attack: damage, for each 5 ST +2. (House rule, adapted)',
    );
    const lunge = optionOf('lunge');
    expect(derivationSentence(lunge.basic('thrust'), 'd')).toBe(
      'thrust, All-Out Attack: lunge 1d+1: thrust 1d; All-Out Attack: lunge, for each die +1. (House rule, adapted)',
    );
    expect(lunge.option.note).toBe('a hex more of reach');
    expect(lunge.attacks().map(({ use }) => use.attack.basis)).toEqual(['thrust']);
    expect(
      optionOf('damage')
        .attacks()
        .map(({ damage }) => textOf(damage)),
    ).toEqual(['2d+2', '1d+3']);
  });

  it('a charge is for every weapon, and adds 1 to thrusts and to blows with the shield', () => {
    const charge = optionOf('charge');
    const figures = charge.attacks().map(({ use, damage }) => [use.id, textOf(damage)]);
    const atRest = optionOf('twoStrikes')
      .attacks()
      .map(({ use, damage }) => [use.id, textOf(damage)]);
    expect(figures.map(([id]) => id)).toEqual(atRest.map(([id]) => id));
    expect(figures.slice(0, 2).map(([, damage]) => damage)).toEqual(['2d', '1d+2']);
    expect([textOf(charge.basic('swing')), textOf(charge.basic('thrust'))]).toEqual(['2d−1', '1d+1']);
  });

  it('All-Out Defense, skilled: Block 11 with the +4 on the score, 9 with it on Shield', () => {
    expect(optionOf('skilled').sentence('block')).toBe(
      'Block, All-Out Defense: skilled 11: Block 7; All-Out Defense: skilled +4. (House rule, adapted)',
    );
    expect(defenseBySkill(open(), 'block')?.value).toBe(9);
    expect(defenseBySkill(open(), 'parry')?.value).toBe(9);
    expect(defenseBySkill(open(0, []), 'block')).toBeNull();
    expect(optionOf('skilled').attacks()).toEqual([]);
  });

  it('a posture takes 3 seconds to change with a heavy load, and 1 without any', () => {
    const seconds = (pounds: number) => {
      const stat = secondsToChangePosition(open(pounds));
      return stat && derivationSentence(stat, 'd');
    };
    expect(seconds(100)).toBe(
      'Changing position by load 3 seconds: level of load 3; Changing position by load 1. (House rule, adapted)',
    );
    expect(secondsToChangePosition(open(0))?.value).toBe(1);
    expect(secondsToChangePosition(open(100, []))).toBeNull();
  });

  it('are off unless switched on, each by itself, and change no number of the sheet', () => {
    expect(workOutOptions(open(0, []))).toEqual([]);
    for (const rule of meleeRules) {
      const worked = workOutOptions(open(0, [rule.id]));
      expect(worked.map(({ option }) => option)).toEqual(fightOptions.filter((option) => option.rule === rule));
    }
    const [on, off] = [open(), open(0, [])].map(({ worksheet }) =>
      worksheet.ids().map((id) => worksheet.get(id).value),
    );
    expect(on).toEqual(off);
  });
});
