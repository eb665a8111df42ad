import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill } from '../../../testing/rows.ts';
import { averageBuild } from './sections.ts';

const build = (st: number, choices: Parameters<typeof fighter>[0] = {}) => {
  return averageBuild(fighter(choices).context, st);
};
const heavy = (inches: number): number => {
  const rows = typedAgain.weightByHeight.map(([feet, rest, pounds]) => [feet * 12 + rest, pounds] as const);
  return rows.find(([height]) => inches <= height)?.[1] ?? 190 + (inches - 75) * typedAgain.weightPerInchBeyondTable;
};

describe('average build (p. 10)', () => {
  it.each(typedAgain.heightByST)('for ST %i is %i feet %i', (st, feet, inches) => {
    const height = feet * 12 + inches;
    expect(build(st)).toEqual({ height, weight: heavy(height), words: `${feet}′${inches}″, ${heavy(height)} lb` });
  });

  it('does not change below ST 7 and above ST 16', () => {
    expect([build(5).height, build(20).height]).toEqual([66, 75]);
  });

  it.each(typedAgain.heightAdjustments)(
    'of a %s differs by %i inches, with the weight of that height',
    (who, inches) => {
      const choices = who === 'woman' ? { concept: { sex: 'woman' as const } } : { campaign: { historical: true } };
      expect(build(11, choices)).toMatchObject({ height: 70 + inches, weight: heavy(70 + inches) });
    },
  );

  it('adds up all differences: a dwarf woman before the 19th century', () => {
    const choices = {
      concept: { sex: 'woman' as const },
      campaign: { historical: true },
      race: { entry: 'dwarf', own: null },
    };
    expect(build(13, choices)).toMatchObject({ height: 72 - 2 - 3 - 18, weight: 120 + 100 });
  });
});

const ounce = 1 / 16;
const stones = (pounds: number) => item('rock', { key: 'load', weightOverride: pounds });
const carrying = (pounds: number, st = 10, race = 'human', raised = {}) =>
  fighter({ attributes: { st }, raised, race: { entry: race, own: null }, equipment: [stones(pounds)] });

describe('encumbrance (p. 16)', () => {
  it.each(typedAgain.encumbranceLimits)('has limits for ST %i of %i, %i, %i, %i, %i lb', (st, ...limits) => {
    const { value } = fighter({ attributes: { st } });
    expect(limits.map((_, level) => value(`limit.${level}`))).toEqual(limits);
  });

  it.each(typedAgain.encumbrance)('is level %i, %s, up to exactly %i × ST', (level, name, times, penalty) => {
    const atLimit = carrying(times * 10);
    expect([atLimit.value('encumbrance'), atLimit.model.load.level, atLimit.value('move')]).toEqual([
      level,
      name,
      5 - penalty,
    ]);
    const overLimit = carrying(times * 10 + ounce);
    expect([overLimit.value('encumbrance'), overLimit.value('move')]).toEqual([
      level + 1,
      level < 4 ? 5 - penalty - 1 : 1,
    ]);
  });

  it('is overload up to 30 × ST, with Move 1; more cannot be carried', () => {
    const [times, move] = typedAgain.overload;
    const atLimit = carrying(times * 10);
    expect([atLimit.model.load.level, atLimit.value('move'), atLimit.value('dodge')]).toEqual(['overload', move, move]);
    expect(atLimit.remark('overload')).toBe(
      '300 lb is over the maximum load (200 lb): Move 1, and fatigue every turn.',
    );
    expect(atLimit.sentence('move')).toBe(
      'Move 1 yards a turn: encumbrance level 5; Move, overload 1. (Man to Man p. 50)',
    );
    expect(atLimit.sentence('encumbrance')).toMatch(/load, overload 5\. \(Man to Man p\. 50\)$/);
    const overLimit = carrying(times * 10 + ounce);
    expect([overLimit.model.load.level, overLimit.value('move'), overLimit.codes]).toEqual([
      'too much to carry',
      0,
      ['cannot-carry'],
    ]);
    expect(overLimit.remark('cannot-carry')).toBe('300.0625 lb is too much to carry: the maximum is 300 lb.');
    expect(carrying(200).codes).toEqual([]);
    expect(carrying(200 + ounce).codes).toEqual(['overload']);
  });

  it.each(['dwarf', 'gnome'])('is extra-heavy up to 30 × ST for a %s', (race) => {
    const st = race === 'dwarf' ? 12 : 10;
    const atLimit = carrying(30 * st, 10, race);
    expect([atLimit.model.load.level, atLimit.value('encumbrance'), atLimit.codes]).toEqual(['extra-heavy', 4, []]);
    const overLimit = carrying(30 * st + ounce, 10, race);
    expect([overLimit.model.load.level, overLimit.value('move'), overLimit.codes]).toEqual([
      'too much to carry',
      0,
      ['cannot-carry'],
    ]);
    expect(atLimit.model.load.levels).toHaveLength(5);
  });

  it('counts all items on the body, clothes and ammunition included', () => {
    const { value } = fighter({
      equipment: [
        item('heavy-leather-armor', { place: 'ready' }),
        item('quiver'),
        item('arrow', { quantity: 10, container: 'quiver' }),
        item('broadsword', { place: 'stowed' }),
        item('axe', { place: 'home' }),
      ],
    });
    expect(value('load')).toBe(21.75);
    expect(value('money')).toBe(350 + 10 + 20 + 500 + 50);
  });
});

describe('Move (p. 16)', () => {
  it('is rounded down after the load is subtracted, and minimum 1', () => {
    const fast = fighter({ attributes: { dx: 13, ht: 12 }, equipment: [stones(50)] });
    expect(fast.sentence('move')).toBe(
      'Move 4 yards a turn: Basic Speed 6¼; medium encumbrance −2; rounded down; minimum 1. (Man to Man p. 16)',
    );
    const slow = fighter({ attributes: { dx: 7, ht: 7 }, equipment: [stones(200)] });
    expect([slow.value('basicSpeed'), slow.value('move'), slow.value('dodge')]).toEqual([3.5, 1, 1]);
    expect(fast.notes('move')).toEqual(['halved at 3 hits or fewer, and at ST 3 from fatigue']);
  });

  it('rises by an eighth of Running, as Speed and Dodge do (pp. 10, 17)', () => {
    const runner = (points: number) => fighter({ attributes: { ht: 14, dx: 12 }, skills: [skill('running', points)] });
    // Running 13 adds 1.625 to 6.5, Running 14 adds 1.75.
    expect(['basicSpeed', 'move', 'dodge'].map(runner(2).value)).toEqual([8.125, 8, 8]);
    expect(['basicSpeed', 'move', 'dodge'].map(runner(4).value)).toEqual([8.25, 8, 8]);
    expect(runner(40).value('move')).toBe(8);
    expect(['basicSpeed', 'move', 'dodge'].map(runner(0).value)).toEqual([6.5, 6, 6]);
    expect(runner(4).sentence('basicSpeed')).toBe(
      'Basic Speed 8¼: HT 14; DX +12; a quarter of the sum ÷ 4; Running / 8 +1¾. (Man to Man p. 7)',
    );
    expect(runner(4).sentence('dodge')).toBe('Dodge 8: Move 8. (Man to Man p. 17)');
  });
});
