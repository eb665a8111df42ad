import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Prerequisite } from '../../../catalog/prerequisite.ts';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import {
  costChanges,
  type ItemModifier,
  modifierStages,
  newItemModifier,
  type OfferedItemModifier,
  weightChanges,
} from '../../../character/equipment-rows.ts';
import { difficulties, type OwnSkill, ownDefaultSchema, type SkillDifficulty } from '../../../character/skill-rows.ts';
import { type ModifiedPart, modifiedParts, newModifier, type OfferedModifier } from '../../../character/trait-rows.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { describeDerivation } from '../../../engine/format.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { buildModel } from '../../../sheet-model/model/build-model.ts';
import * as typed from '../../../testing/double-entry/fourth-edition.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect, typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { prerequisiteLines } from '../../prerequisites/prerequisite-words.ts';
import { findUnmet } from '../../prerequisites/unmet.ts';
import { itemStat, lineStat } from '../../stat-ids.ts';
import { damage, fourthEditionBasicDamage, stPerExtraDie } from './damage.ts';
import { baseDefense, skillShare } from './defenses.ts';
import { loads } from './movement.ts';
import { findAttributePrice, skillLadder } from './sections.ts';
import * as prices from './tables/prices.ts';
import * as traits from './tables/prices.ts';

describe('Every kind of entry', () => {
  /*
   * Every kind of modifier, prerequisite and technique changes a number, and its step names the cause. Each list has a
   * line for each kind of the schema: a new kind does not compile, or fails, until it has one. Effects are checked in
   * rules/shared/effect-vocabulary.test.ts.
   */

  type Choices = Parameters<typeof saved>[1];
  const open = (choices: Choices): Worksheet => openWorksheet(saved('fourth-edition', choices)).worksheet;

  /** Checks that a number changes with the change, and that one of its steps names the cause. */
  function expectChange(
    id: StatId,
    [before, after]: readonly [Worksheet, Worksheet],
    value: unknown,
    named: string,
  ): void {
    const { value: now, steps } = after.get(id);
    expect(now).toEqual(value);
    expect(before.get(id).value).not.toEqual(value);
    expect(steps.map(({ words }) => words).join('; ')).toContain(named);
  }

  describe('modifiers of traits', () => {
    const price = 'trait:gift.points';
    const sheets = (modifier: Partial<OfferedModifier>) => {
      const own = { points: 10, pointsPerLevel: 10 };
      const row = { level: 2, modifiers: [newModifier('m', { name: 'Keen', ...modifier })] };
      return [
        open({ traits: [typedTrait('Gift', own, { level: 2 })] }),
        open({ traits: [typedTrait('Gift', own, row)] }),
      ] as const;
    };

    /** Values that are not figures but go with one: its name, its page. */
    type Figure = Exclude<keyof OfferedModifier, 'name' | 'page' | 'effects' | 'appliesTo'>;
    const figures: { readonly [Name in Figure]: readonly [Partial<OfferedModifier>, number] } = {
      percent: [{ percent: 20 }, 36],
      points: [{ points: 5 }, 35],
      times: [{ times: 0.5 }, 15],
      level: [{ percent: 20, level: 3 }, 48],
    };
    it.each(Object.entries(figures))('%s', (_, [modifier, points]) =>
      expectChange(price, sheets(modifier), points, 'Keen'),
    );

    const parts: Readonly<Record<ModifiedPart, number>> = { all: 45, base: 35, levels: 40 };
    it.each(modifiedParts)('of %s', (appliesTo) =>
      expectChange(price, sheets({ percent: 50, appliesTo }), parts[appliesTo], 'Keen +50%'),
    );

    it('effects', () => {
      const effects = [typedEffect({ stat: 'dodge', add: 1 })];
      const row = { modifiers: [newModifier('m', { name: 'Keen', effects })] };
      expectChange('dodge', [open({}), open({ traits: [typedTrait('Gift', {}, row)] })], 9, 'Gift, Keen');
    });
  });

  describe('modifiers of items', () => {
    const sheets = (modifier: Partial<ItemModifier>) => {
      const own = { cost: 100, weight: 10 };
      const modifiers = [newItemModifier('m', { name: 'Ornate', ...modifier })];
      return [
        open({ equipment: [typedItem('Box', own)] }),
        open({ equipment: [typedItem('Box', own, { modifiers })] }),
      ] as const;
    };

    const costs: Readonly<Record<(typeof costChanges)[number], number>> = {
      dollars: 103,
      percent: 103,
      times: 300,
      costFactor: 400,
    };
    it.each(costChanges.map((costIs) => [costIs] as const))('price in %s', (costIs) =>
      expectChange(
        'item:box.cost',
        sheets({ cost: 3, costIs, costStage: costIs === 'costFactor' ? 'base' : 'final' }),
        costs[costIs],
        'Ornate',
      ),
    );

    const weights: Readonly<Record<(typeof weightChanges)[number], number>> = { pounds: 13, percent: 10.3, times: 30 };
    it.each(weightChanges.map((weightIs) => [weightIs] as const))('weight in %s', (weightIs) =>
      expectChange('item:box.weight', sheets({ weight: 3, weightIs }), weights[weightIs], 'Ornate'),
    );

    it.each(modifierStages.map((stage) => [stage] as const))('in the stage %s', (stage) => {
      expectChange('item:box.cost', sheets({ cost: 3, costStage: stage }), 103, 'Ornate');
      expectChange('item:box.weight', sheets({ weight: 3, weightStage: stage }), 13, 'Ornate');
    });
  });

  describe('prerequisites', () => {
    const choices: Choices = {
      attributes: { iq: 12 },
      campaign: { techLevel: 7 },
      traits: [trait('combat-reflexes', { key: 'c' })],
      skills: [skill('climbing', 2), skill('light', 1), skill('ignite-fire', 1)],
      equipment: [
        typedItem('Sack', { kind: 'container' }, { place: 'ready' }),
        typedItem('Stone', { weight: 5 }, { container: 'sack' }),
      ],
    };
    const { worksheet, context } = openWorksheet(saved('fourth-edition', choices));
    const scope = { worksheet, context, key: 'sack' };
    const isMet = (prerequisite: Prerequisite) => findUnmet(prerequisite, scope) === null;

    /** A kind by the field that only its prerequisites have, each met and not met. */
    const kinds = {
      attribute: [
        { attribute: 'iq', atLeast: 12 },
        { attribute: 'iq', atLeast: 13 },
      ],
      trait: [{ trait: 'combat-reflexes' }, { trait: 'ambidexterity' }],
      skill: [{ skill: 'climbing' }, { skill: 'climbing', level: 15 }],
      spell: [{ spell: 'light' }, { spell: 'create-fire' }],
      spells: [{ spells: 2 }, { spells: 3 }],
      colleges: [{ colleges: 2 }, { colleges: 3 }],
      techLevel: [{ techLevel: { atLeast: 7 } }, { techLevel: { atLeast: 8 } }],
      traitNamed: [{ traitNamed: { starts: 'Combat' } }, { traitNamed: 'Combat Reflexes', note: 'only' }],
      skillNamed: [{ skillNamed: 'Climbing' }, { skillNamed: 'Climbing', atLeast: 15 }],
      spellsBy: [
        { spellsBy: 'college', text: 'Fire', atLeast: 1 },
        { spellsBy: 'name', text: { contains: 'zzz' } },
      ],
      sumOf: [
        { sumOf: ['st', 'iq'], atLeast: 22 },
        { sumOf: ['st', 'iq'], atLeast: 23 },
      ],
      contents: [
        { contents: 'weight', atMost: 5 },
        { contents: 'quantity', atLeast: 2 },
      ],
      inUse: [{ inUse: 'Sack' }, { inUse: 'Stone' }],
      atTechLevel: [
        { atTechLevel: { atLeast: 8 }, requires: { spells: 3 } },
        { atTechLevel: { atLeast: 7 }, requires: { spells: 3 } },
      ],
      all: [{ all: [{ spells: 1 }, { spells: 2 }] }, { all: [{ spells: 1 }, { spells: 3 }] }],
      any: [{ any: [{ spells: 3 }, { spells: 2 }] }, { any: [{ spells: 3 }, { spells: 4 }] }],
      not: [{ not: { trait: 'ambidexterity' } }, { not: { trait: 'combat-reflexes' } }],
      of: [
        { count: 1, of: [{ spells: 1 }, { spells: 3 }] },
        { count: 2, of: [{ spells: 1 }, { spells: 3 }] },
      ],
    } as const satisfies Readonly<Record<string, readonly [Prerequisite, Prerequisite]>>;

    it.each(Object.entries(kinds))('%s', (_, [met, missing]: readonly [Prerequisite, Prerequisite]) => {
      expect(isMet(met)).toBe(true);
      const unmet = findUnmet(missing, scope);
      expect(unmet).not.toBeNull();
      expect(prerequisiteLines([missing], scope)).toMatchObject([{ words: expect.stringMatching(/./), met: false }]);
    });

    it('every kind of prerequisite has a line', () => {
      type Covered = {
        [Kind in keyof typeof kinds]: Extract<Prerequisite, Readonly<Record<Kind, unknown>>>;
      }[keyof typeof kinds];
      const all: Exclude<Prerequisite, Covered> extends never ? true : false = true;
      expect(all).toBe(true);
    });
  });

  describe('skills and techniques of every difficulty', () => {
    const level = 'skill:knack.level';
    /** A technique is 2 below Base 11. */
    const base = z.parse(ownDefaultSchema, { skill: 'Base', penalty: 2 });
    const knack = (points: number, own: Partial<Pick<OwnSkill, 'difficulty' | 'maximum'>>) =>
      open({
        skills: [
          typedSkill('Base', 4),
          typedSkill('Knack', points, { ...own, defaults: own.difficulty?.startsWith('technique') ? [base] : [] }),
        ],
      });
    const words = (worksheet: Worksheet) =>
      ['skill:knack.trained', level].flatMap((id) => worksheet.get(id).steps.map((step) => step.words)).join('; ');

    const levels: Readonly<Record<SkillDifficulty, readonly [points: number, level: number, words: string]>> = {
      easy: [4, 12, 'easy, 4 points'],
      average: [4, 11, 'average, 4 points'],
      hard: [4, 10, 'hard, 4 points'],
      veryHard: [4, 9, 'very hard, 4 points'],
      wildcard: [12, 9, 'wildcard, 12 points'],
      techniqueAverage: [1, 10, 'technique, 1 point'],
      techniqueHard: [3, 11, 'technique, 3 points'],
    };
    it.each(difficulties.map((difficulty) => [difficulty] as const))('%s', (difficulty) => {
      const [points, expected, named] = levels[difficulty];
      const worksheet = knack(points, { difficulty });
      expect(worksheet.number(level)).toBe(expected);
      expect(words(worksheet)).toContain(named);
    });

    it('a technique has a maximum of levels over the default', () => {
      const worksheet = knack(4, { difficulty: 'techniqueHard', maximum: 1 });
      expect(worksheet.number(level)).toBe(10);
      expect(words(worksheet)).toContain('at most +1 over the default');
      expect(knack(4, { difficulty: 'techniqueHard' }).number(level)).toBe(12);
    });
  });
});

describe('Modifiers of items', () => {
  type Modifier = Partial<OfferedItemModifier>;
  const withModifiers = (row: EquipmentRow, modifiers: readonly Modifier[]): EquipmentRow => ({
    ...row,
    modifiers: modifiers.map((figures, i) => newItemModifier(`m${i}`, figures)),
  });
  const openWith = (row: EquipmentRow, modifiers: readonly Modifier[]) =>
    openSheet(saved('fourth-edition', { equipment: [withModifiers(row, modifiers)] }));
  /** $500 and 3 lb (p. 271). */
  const broadsword = item('broadsword', { key: 'k1', place: 'ready' });
  const priceOf = (modifiers: readonly Modifier[], row = broadsword) =>
    openWith(row, modifiers).worksheet.number(itemStat('k1', 'cost'));
  const weightOf = (modifiers: readonly Modifier[]) =>
    openWith(broadsword, modifiers).worksheet.number(itemStat('k1', 'weight'));

  const ornate = { name: 'Ornate', cost: 2, costIs: 'costFactor' } as const;
  const gilded = { name: 'Gilded', cost: 10, costIs: 'percent', costStage: 'final' } as const;

  describe('the price of an item with modifiers', () => {
    it.each<[string, number, readonly Modifier[]]>([
      [
        'cost factors are summed, and 1 with them',
        500 * (1 + 2 + 1),
        [ornate, { name: 'Inlaid', cost: 1, costIs: 'costFactor' }],
      ],
      [
        'a factor of the base price is a cost factor less 1',
        500 * (1 + 2 + 2),
        [ornate, { name: 'Silver-coated', cost: 3, costIs: 'times', costStage: 'base' }],
      ],
      [
        'no less than a fifth is left by cost factors',
        100,
        [
          { cost: -0.6, costIs: 'costFactor' },
          { cost: -0.4, costIs: 'costFactor' },
        ],
      ],
      [
        'dollars are added to the original price before cost factors',
        (500 + 20) * 3,
        [ornate, { name: 'Spike', cost: 20 }],
      ],
      [
        'factors, dollars, percentages of what came in, whatever the order',
        500 * 2 + 30 + 50,
        [{ cost: 10, costIs: 'percent' }, { cost: 30 }, { cost: 2, costIs: 'times' }],
      ],
      ['the last stage takes what the others leave', 500 * 3 * 1.1, [gilded, ornate]],
      [
        'final base and final',
        (500 + 100) * 2,
        [
          { cost: 2, costIs: 'times', costStage: 'final' },
          { cost: 100, costStage: 'finalBase' },
        ],
      ],
      ['never less than nothing', 0, [{ cost: -900 }]],
      ['nothing for a modifier without a price', 500, [{ name: 'Engraved' }]],
    ])('%s', (_, dollars, modifiers) => {
      expect(priceOf(modifiers)).toBeCloseTo(dollars, 6);
    });

    it('each modifier is named in a step', () => {
      const { worksheet } = openWith(broadsword, [ornate, gilded, { name: 'Spike', cost: 20 }]);
      expect(describeDerivation(worksheet.get(itemStat('k1', 'cost')), 'd')).toContain(
        'list price 500; Spike +20; Ornate +2 CF × 3; Gilded, +10% of $1,560 +156',
      );
      expect(describeDerivation(worksheet.get(itemStat('k1', 'costFactor')), 'd')).toContain('Ornate, CF +2');
    });

    it('the factors count with the quality, which multiplies the original price', () => {
      expect(priceOf([ornate, { cost: 100 }], { ...broadsword, quality: 'fine' })).toBe(600 * 4 * 3);
    });

    it('a price entered by the player replaces it', () => {
      expect(priceOf([ornate], { ...broadsword, costOverride: 77 })).toBe(77);
    });
  });

  describe('the weight of an item with modifiers', () => {
    it.each<[string, number, readonly Modifier[]]>([
      ['pounds', 5, [{ weight: 2 }]],
      ['a percentage of what came into the stage', 2.7, [{ weight: -10, weightIs: 'percent' }]],
      ['a factor of a later stage', 3.75, [{ weight: 0.75, weightIs: 'times', weightStage: 'final' }, { weight: 2 }]],
      ['never less than nothing', 0, [{ weight: -9 }]],
    ])('%s', (_, pounds, modifiers) => {
      expect(weightOf(modifiers)).toBeCloseTo(pounds, 6);
    });
  });

  describe('the effects of an item’s modifier', () => {
    const sharp = { name: 'Sharp', effects: [typedEffect({ stat: 'damage', by: 'this', add: 1 })] };
    const lucky = { name: 'Lucky', effects: [typedEffect({ stat: 'dodge', add: 1 })] };

    it('count for its own attacks, and name it', () => {
      const damageWith = (modifiers: readonly Modifier[]) =>
        openWith(broadsword, modifiers).worksheet.get(lineStat('k1.0', 'damage'));
      const textOf = (modifiers: readonly Modifier[]) => {
        const { value } = damageWith(modifiers);
        return isDice(value) ? formatDice(value, 'd') : '';
      };
      expect(textOf([])).toBe('1d+1');
      expect(textOf([sharp])).toBe('1d+2');
      expect(describeDerivation(damageWith([sharp]), 'd')).toContain('Broadsword, Sharp');
    });

    it('count while it is in use', () => {
      const dodge = (row: EquipmentRow) => openWith(row, [lucky]).worksheet.number('dodge');
      expect(dodge(broadsword)).toBe(9);
      expect(dodge({ ...broadsword, place: 'carried' })).toBe(8);
    });

    it('are a finding if they cannot be interpreted', () => {
      const { findings } = openWith(broadsword, [{ name: 'Odd', effects: [typedEffect({ stat: 'glow', add: 1 })] }]);
      expect(findings.map(({ code }) => code)).toContain('effect-unknown');
    });
  });

  it('a modifier is printed with the item’s name', () => {
    const row = typedItem('Cloak', { cost: 50 }, { key: 'k1', quality: 'fine' });
    const [line] = buildModel(openWith(row, [ornate, gilded])).possessions;
    expect(line?.name).toBe('Cloak (fine, Ornate, Gilded)');
  });
});

describe('Tables', () => {
  const dice = (damage: { dice: number; adds: number }) => formatDice(damage, 'd').replace('−', '-');
  const grade = (difficulty: Parameters<typeof skillLadder.price>[0]['difficulty']) =>
    ({ kind: 'physical', difficulty }) as const;
  const grades = [grade('easy'), grade('average'), grade('hard'), grade('veryHard')];

  describe('figures entered a second time', () => {
    it('match the prices of attributes and secondary characteristics', () => {
      const { st, dx, iq, ht } = prices.attributePrices;
      const attributes = Object.entries({ ST: st, DX: dx, IQ: iq, HT: ht }).map(([name, points]) => [name, points, 1]);
      const { hitPoints, will, perception, fatiguePoints, basicSpeed, basicMove } = prices.secondaryPrices;
      const names = { HP: hitPoints, Will: will, Per: perception, FP: fatiguePoints };
      const secondary = Object.entries({ ...names, 'Basic Speed': basicSpeed, 'Basic Move': basicMove });
      expect([...attributes, ...secondary.map(([name, { points, step }]) => [name, points, step])]).toEqual(
        typed.statCosts.map(([name, , points, step]) => [name, points, step]),
      );
    });

    it('match the limits', () => {
      const { share, highestMental, underIntelligence, basicSpeed, basicMove } = prices.secondaryLimits;
      const mental = `at most ${highestMental}, at most ${underIntelligence} below IQ`;
      expect(typed.statLimits).toEqual([
        ['HP', `within ${share * 100}% of ST`],
        ['Will', mental],
        ['Per', mental],
        ['FP', `within ${share * 100}% of HT`],
        ['Basic Speed', `humans within ${basicSpeed.toFixed(2)}`],
        ['Basic Move', `humans within ${basicMove}`],
      ]);
    });

    it('match the damage', () => {
      expect(damage.map(([st, thrust, swing]) => [st, dice(thrust), dice(swing)])).toEqual(
        typed.damageAndLift.map(([st, thrust, swing]) => [st, thrust, swing]),
      );
      expect([1, stPerExtraDie]).toEqual(typed.damageBeyondTable);
    });

    it('match the loads', () => {
      expect(loads.map(({ name, times, move, dodge }, i) => [i, name, times, move, dodge])).toEqual(
        typed.encumbrance.map(([i, name, ...loadRow]) => [i, name.toLowerCase().replace('x-', 'extra-'), ...loadRow]),
      );
    });

    it('match the skill prices', () => {
      for (const [relative, ...points] of typed.skillCosts) {
        expect(
          grades.map((grade) => skillLadder.price(grade, relative)),
          `level ${relative}`,
        ).toEqual(points);
      }
      expect(grades.map((grade) => skillLadder.lowest(grade).relative)).toEqual(
        typed.skillStartLevel.map(([, level]) => level),
      );
      expect(prices.furtherLevel).toBe(typed.skillCostBeyondTable);
      expect(prices.wildcardTimes).toBe(typed.wildcardMultiplier);
      expect(prices.ruleOf20).toBe(typed.defaultAttributeCap);
      const { techniqueAverage, techniqueHard } = prices.techniquePrices;
      expect([techniqueAverage, techniqueHard].map(({ first, further }) => [first, further])).toEqual(
        typed.techniqueCosts.map(([, first, further]) => [first, further]),
      );
    });

    it('match the figures of traits', () => {
      expect([traits.quirkPoints, traits.perkPoints]).toEqual(typed.smallTraits.map(([, points]) => points));
      expect(traits.maxQuirks).toBe(typed.quirkLimit);
      expect(traits.lowestModifier).toBe(typed.traitModifierFloor);
      expect(Object.entries(traits.selfControlTimes).map(([roll, times]) => [Number(roll), times])).toEqual(
        typed.selfControl,
      );
      expect(Object.entries(traits.appearanceTimes).map(([roll, times]) => [Number(roll), times])).toEqual(
        typed.appearance,
      );
    });

    it('match the defenses', () => {
      expect(typed.parryAndBlock).toEqual([
        ['Parry', `1/${1 / skillShare}`, baseDefense],
        ['Block', `1/${1 / skillShare}`, baseDefense],
      ]);
      expect(typed.derivedStats[0]).toEqual(['Dodge', `floor(Basic Speed)+${baseDefense}`]);
    });
  });

  describe('attribute prices', () => {
    it.each([
      ['st', 9, -10],
      ['dx', 15, 100],
      ['iq', 8, -40],
      ['ht', 13, 30],
      ['st', 1, -90],
      ['st', 30, 200],
    ] as const)('depend on the level: %s %i costs %i', (id, level, points) =>
      expect(findAttributePrice(id, level)).toBe(points),
    );

    it('end at 1', () => expect(findAttributePrice('st', 0)).toBeNull());
  });

  describe('basic damage', () => {
    it.each([
      [0, '0', '0'],
      [1, '1d-6', '1d-5'],
      [11, '1d-1', '1d+1'],
      [28, '3d-1', '5d+1'],
      [40, '4d+1', '7d-1'],
      [41, '4d+1', '7d-1'],
      [44, '4d+1', '7d-1'],
      [45, '5d', '7d+1'],
      [99, '10d+2', '12d+2'],
      [100, '11d', '13d'],
      [109, '11d', '13d'],
      [110, '12d', '14d'],
      [250, '26d', '28d'],
    ])('of ST %i is %s and %s', (st, thrust, swing) => {
      const damage = fourthEditionBasicDamage(st);
      expect([dice(damage.thrust), dice(damage.swing)]).toEqual([thrust, swing]);
    });
  });

  describe('prices of techniques and wildcard skills', () => {
    it.each([
      ['techniqueAverage', [null, 1, 2, 3, 4]],
      ['techniqueHard', [null, 2, 3, 4, 5]],
    ] as const)('depend on the level: %s from its default up', (difficulty, points) => {
      expect([0, 1, 2, 3, 4].map((level) => skillLadder.price(grade(difficulty), level))).toEqual(points);
    });

    it('are three times those of very hard skills for wildcard skills', () => {
      expect([-4, -3, -2, -1, 0, 1, 4].map((level) => skillLadder.price(grade('wildcard'), level))).toEqual([
        null,
        3,
        6,
        12,
        24,
        36,
        72,
      ]);
    });
  });
});
