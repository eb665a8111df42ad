import { describe, expect, it } from 'vitest';
import type { AttributeId } from '../../../character/character.ts';
import type { OwnSkill } from '../../../character/skill-rows.ts';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { catalogFor, openWorksheet } from '../../derive-character.ts';
import { lineStat } from '../../stat-ids.ts';
import { averageBuild, findAttributePrice, skillLadder } from './sections.ts';

describe('Attributes', () => {
  const ids: readonly AttributeId[] = ['st', 'dx', 'iq', 'ht'];

  describe('attribute prices (p. 6)', () => {
    it.each(typedAgain.attributePrices)('are the same for all attributes: level %i costs %i', (level, price) => {
      for (const id of ids) {
        const { value, codes } = fighter({ attributes: { [id]: level }, campaign: { budget: 1000 } });
        expect([value(id), value(`${id}.points`), value('points')]).toEqual([level, price, price]);
        expect(codes).toEqual([]);
      }
    });

    it('rise by 25 a level beyond the table, without a limit', () => {
      expect(findAttributePrice(30)).toBe(175 + 10 * typedAgain.attributePriceBeyondTable);
      expect(findAttributePrice(100)).toBe(175 + 80 * typedAgain.attributePriceBeyondTable);
    });

    it('begin at 7: a lower level is reported, and refunds no more points', () => {
      const least = typedAgain.attributeMinimum;
      expect(findAttributePrice(least - 1)).toBeNull();
      expect(fighter({ attributes: { dx: least } }).remark('attribute-too-low')).toBeUndefined();
      const low = fighter({ attributes: { dx: least - 1 } });
      expect(low.remark('attribute-too-low')).toBe('DX 6 is below the minimum of 7.');
      expect(low.value('dx.points')).toBe(-20);
    });

    it('cite the page', () => {
      expect(fighter({ attributes: { ht: 13 } }).sentence('ht.points')).toBe(
        'HT, points 30 points: attribute prices, HT 13 30. (Man to Man p. 6)',
      );
    });
  });

  describe('levels gained in play (p. 18)', () => {
    it('cost twice the difference: 12 to 13 is 20', () => {
      const { value, sentence } = fighter({ attributes: { dx: 12 }, raised: { dx: 1 } });
      expect([value('dx'), value('dx.points')]).toEqual([13, 40]);
      expect(sentence('dx.points')).toBe(
        'DX, points 40 points: attribute prices, DX 12 20; DX improved from 12 to 13 in play, 2 × +10 +20. (Man to Man p. 6)',
      );
    });

    it.each([
      [7, 1, -20 + 2 * 5],
      [13, 2, 30 + 2 * 30],
      [20, 2, 175 + 2 * 50],
      [6, 1, -20],
    ])('from %i by %i costs %i in all', (st, raised, points) =>
      expect(fighter({ attributes: { st }, raised: { st: raised } }).value('st.points')).toBe(points),
    );
  });

  describe('numbers derived from attributes', () => {
    it('include hits (HT), fatigue (ST) and Basic Speed (a quarter of HT and DX, never rounded; pp. 6-7)', () => {
      const { value } = fighter({ attributes: { st: 9, dx: 15, ht: 12 } });
      expect([value('hitPoints'), value('fatiguePoints'), value('basicSpeed')]).toEqual([12, 9, 6.75]);
    });

    it.each(typedAgain.basicDamage)('include damage: ST %i does thrust %s, swing %s (p. 12)', (st, thrust, swing) => {
      const { value } = fighter({ attributes: { st } });
      expect([value('thrust'), value('swing')]).toEqual([thrust, swing]);
    });

    it('explain basic damage by its ST', () => {
      expect(fighter({ attributes: { st: 13 } }).sentence('swing')).toBe(
        'swing 2−1: ST 13; basic damage, ST 13 2−1. (Man to Man p. 12)',
      );
    });
  });

  describe('points', () => {
    it('have the budgets of the book (p. 5)', () => {
      const { budgets } = fighter({}).ruleset;
      expect(budgets.slice(0, typedAgain.budgets.length).map(({ points, name }) => [points, name])).toEqual(
        typedAgain.budgets,
      );
      expect(budgets.at(-1)?.name).toBe('exceptional');
    });

    it('may be left over or all spent, but not overdrawn', () => {
      const of = (budget: number) => fighter({ attributes: { st: 12, dx: 12 }, campaign: { budget } });
      expect([of(41).value('points.left'), of(41).codes]).toEqual([1, []]);
      expect([of(40).value('points.left'), of(40).codes]).toEqual([0, []]);
      expect(of(39).remark('over-budget')).toBe('1 point over the budget of 39.');
    });

    it('include points earned in play (p. 18)', () => {
      const earned = [
        { key: 'a', date: '', points: 1, why: 'the bridge held' },
        { key: 'b', date: '', points: 0.5, why: '' },
      ];
      const { value, sentence, codes } = fighter({ attributes: { st: 12 }, campaign: { budget: 20 }, earned });
      expect([value('points.budget'), value('points.left'), codes]).toEqual([21.5, 1.5, []]);
      expect(sentence('points.budget')).toBe(
        'points to spend 21½ points: campaign budget 20; the bridge held +1; earned in play +½. (Man to Man p. 5)',
      );
    });
  });
});

describe('Formulas', () => {
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
        fighter({ skills: [skill('broadsword', points)], equipment: [item('broadsword')] }).line(
          'broadsword.0',
          'parry',
        ),
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

    it('has an explanation', () =>
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

    it('needs at most a light load', () => {
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
    it('parries with half of Shortsword if that is more', () => expect(parry(2, 40)).toBe(8));
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

  describe('the base of a custom skill', () => {
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
});

describe('Sections', () => {
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
      expect([atLimit.model.load.level, atLimit.value('move'), atLimit.value('dodge')]).toEqual([
        'overload',
        move,
        move,
      ]);
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
      const runner = (points: number) =>
        fighter({ attributes: { ht: 14, dx: 12 }, skills: [skill('running', points)] });
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
});

describe('Skills', () => {
  const { skills } = catalogFor('man-to-man');
  const listed = (name: string) => [...skills.values()].find((entry) => entry.name === name);
  const column = { easy: 1, average: 2, hard: 3 } as const;

  describe('skill prices (p. 9)', () => {
    const rungs = typedAgain.skills.flatMap(([name, difficulty, attribute]) =>
      typedAgain.skillCosts.map((row) => [name, difficulty, attribute, row[0], row[column[difficulty]]] as const),
    );

    it.each(rungs)(
      'are those of the table: %s, %s: %s%i for %f points',
      (name, difficulty, attribute, relative, points) => {
        const id = listed(name)?.id ?? name;
        expect(listed(name)?.facet.difficulty).toBe(difficulty);
        const { value } = fighter({
          attributes: { dx: 12, ht: 11 },
          skills: [skill(id, points, { key: 'k', speciality: 'knife' })],
        });
        expect(value('skill:k.level')).toBe((attribute === 'HT' ? 11 : 12) + relative);
      },
    );

    it.each([
      ['easy', 0.5],
      ['average', 1],
      ['hard', 2],
    ] as const)('begin at DX−1 and rise by 8: %s, %f', (difficulty, least) => {
      const grade = { kind: 'physical', difficulty } as const;
      expect(skillLadder.lowest(grade)).toEqual({ relative: -1, points: least });
      expect(skillLadder.price(grade, -2)).toBeNull();
      const [beyond, sixth] = [skillLadder.price(grade, 16) ?? 0, skillLadder.price(grade, 6) ?? 0];
      expect(beyond - sixth).toBe(10 * typedAgain.skillCostBeyondTable);
    });

    it('are explained in the steps of a level', () => {
      const { sentence } = fighter({ attributes: { dx: 12 }, skills: [skill('axe-mace', 8), skill('knife', 0.5)] });
      expect(sentence('skill:axe-mace.level')).toBe('Axe/Mace 14: DX 12; average, 8 points +2. (Man to Man p. 8)');
      expect(sentence('skill:knife.level')).toBe('Knife 11: DX 12; easy, ½ point −1. (Man to Man p. 8)');
    });

    it('do not buy half a level: idle points are reported', () => {
      const { value, remark, codes } = fighter({ skills: [skill('knife', 3)] });
      expect(value('skill:knife.level')).toBe(11);
      expect(remark('skill-points-idle')).toBe('3 points in Knife, of which only 2 count: the next level costs more.');
      expect(codes).toHaveLength(1);
      // A related skill that the character does not have makes no difference to idle points.
      expect(fighter({ skills: [skill('shortsword', 3)] }).remark('skill-points-idle')).toContain(
        'of which only 2 count',
      );
      expect(fighter({ skills: [skill('shortsword', 4)] }).codes).toEqual([]);
    });

    it('apply to the current attribute, gains in play and race included', () => {
      const choices = { attributes: { dx: 12 }, skills: [skill('knife', 1)] };
      expect(fighter({ ...choices, raised: { dx: 2 } }).value('skill:knife.level')).toBe(14);
      expect(fighter({ ...choices, race: { entry: 'elf', own: null } }).value('skill:knife.level')).toBe(13);
    });
  });

  describe('use without training (p. 9)', () => {
    it.each(typedAgain.skills)('is possible as the book says: %s (%s, %s), %s', (name, difficulty, _, byAttribute) => {
      const id = listed(name)?.id ?? name;
      const { value, sentence, remark } = fighter({ attributes: { dx: 12 }, skills: [skill(id, 0, { key: 'k' })] });
      const penalty = typedAgain.defaultByDifficulty.find(([grade]) => grade === difficulty)?.[1] ?? 0;
      expect(value('skill:k.level')).toBe(byAttribute === null ? null : 12 + penalty);
      if (byAttribute === null) {
        expect(sentence('skill:k.level')).toContain('–: no default: cannot be used untrained');
        expect(remark('skill-untrained')).toMatch(/ has no points yet\. The lowest level costs (½|2)\.$/);
      } else expect(remark('skill-untrained')).toBeUndefined();
    });

    it.each(typedAgain.skillDefaultPairs)(
      'is possible from a related skill: %s from %s at %i',
      (name, from, penalty) => {
        const [to, known] = [listed(name)?.id ?? '', listed(from)?.id ?? ''];
        const choices = { attributes: { dx: 12 }, skills: [skill(known, 8), skill(to, 0)] };
        expect(fighter(choices).value(`skill:${to}.level`)).toBe(14 + penalty);
        expect(fighter(choices).sentence(`skill:${to}.level`)).toContain(`best default of: DX−5 7, ${from}−2 12`);
        expect(fighter(choices, []).value(`skill:${to}.level`), 'the rule is optional').toBe(7);
      },
    );

    it('applies to the weapon too', () => {
      const equipment = [item('shortsword')];
      const choices = { skills: [skill('broadsword', 16)], equipment };
      expect(fighter(choices).line('shortsword.0', 'skill')).toBe(11);
      expect(fighter(choices, []).line('shortsword.0', 'skill')).toBe(5);
      expect(fighter({ equipment }).attack('shortsword.0')).toMatchObject({
        skillName: 'Shortsword, untrained',
        skill: { text: '5' },
        parry: { text: '2' },
      });
    });
  });

  describe('improving from a default (p. 9)', () => {
    const swords = (broadsword: number, shortsword: number, houseRules?: string[]) =>
      fighter({ skills: [skill('broadsword', broadsword), skill('shortsword', shortsword)] }, houseRules);

    it('counts the value of the default: Broadsword 13 gives Shortsword 11, and 4 points raise it to 12', () => {
      expect(swords(16, 0).value('skill:shortsword.level')).toBe(11);
      const { value, sentence, codes } = swords(16, 4);
      expect([value('skill:broadsword.level'), value('skill:shortsword.level'), codes]).toEqual([13, 12, []]);
      expect(sentence('skill:shortsword.improved.0')).toBe(
        'Shortsword, improved from Broadsword−2 12: Broadsword−2 11; DX 10; points the default is worth 4; DX 10; average, worth 8 points +2. (Man to Man p. 9)',
      );
    });

    it('needs the full difference in points', () => expect(swords(16, 3).value('skill:shortsword.level')).toBe(11));
    it('does not apply with the rule off: the full price is due', () => {
      expect(swords(16, 4, []).value('skill:shortsword.level')).toBe(11);
      expect(swords(16, 8, []).value('skill:shortsword.level')).toBe(12);
    });
    it('deducts nothing for a default below attribute−1', () => {
      // Broadsword 10 gives 8, which is DX−2 and has no row.
      expect(swords(2, 1).value('skill:shortsword.level')).toBe(9);
      expect(swords(2, 4).value('skill:shortsword.level')).toBe(11);
      // Broadsword 11 gives 9, which is DX−1 and worth 1.
      expect(swords(4, 1).value('skill:shortsword.level')).toBe(10);
    });
    it('works in both directions at once without a cycle', () => {
      const { value } = swords(16, 16);
      expect([value('skill:broadsword.level'), value('skill:shortsword.level')]).toEqual([13, 13]);
    });
  });

  describe('listed skills', () => {
    it('are bought once each, Fast-Draw once for each type', () => {
      const duplicates = [skill('knife', 1), skill('knife', 1, { key: 'again' })];
      expect(fighter({ skills: duplicates }).remark('skill-twice')).toBe('Knife is listed twice.');
      const draw = (speciality: string, key: string) => skill('fast-draw', 1, { speciality, key });
      expect(fighter({ skills: [draw('knife', 'a'), draw('arrow', 'b')] }).codes).toEqual([]);
      expect(fighter({ skills: [draw('', 'a')] }).remark('speciality-missing')).toBe('Choose a type for Fast-Draw.');
      expect(skills.get('fast-draw')?.facet.speciality?.choices).toEqual(typedAgain.fastDrawTypes);
    });
  });
});
