import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstSpellAdvice } from '../../../builder/advice/newcomer-advice.ts';
import { summarizeGrowth } from '../../../builder/what-if/growth.ts';
import { raceTrial } from '../../../builder/what-if/race-trial.ts';
import { type Character, secondarySchema } from '../../../character/character.ts';
import { type OwnSkill, ownSpellSchema } from '../../../character/skill-rows.ts';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { damageAndLift } from '../../../testing/double-entry/fourth-edition.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect, typedItem, typedRace, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { skillStat } from '../../stat-ids.ts';

describe('Numbers of the sheet', () => {
  type Choices = Parameters<typeof saved>[1];
  const noSecondary = saved('fourth-edition', {}).character.secondary;
  const open = (choices: Choices) => openWorksheet(saved('fourth-edition', choices)).worksheet;
  const boughtSteps = (steps: Partial<Character['secondary']>, attributes = {}) =>
    open({ attributes, secondary: { ...noSecondary, ...steps } });
  const effect = (stat: string, add: number, perLevel = false) => ({ stat, add, perLevel, when: '' });

  describe('secondary characteristics', () => {
    it.each([
      ['hitPoints', 2, 12, 4],
      ['hitPoints', -3, 7, -6],
      ['will', 1, 11, 5],
      ['perception', -2, 8, -10],
      ['fatiguePoints', 3, 13, 9],
      ['basicSpeed', 1, 5.25, 5],
      ['basicSpeed', -2, 4.5, -10],
      ['basicMove', 1, 6, 5],
    ] as const)('cost points per step: %s by %i is %f for %i points', (id, steps, score, points) => {
      const sheet = boughtSteps({ [id]: steps });
      expect(sheet.number(id)).toBe(score);
      expect(sheet.number(`${id}.points`)).toBe(points);
      expect(sheet.number('points.secondary')).toBe(points);
    });

    it('include Basic Speed with its quarters, which Move and Dodge round off', () => {
      const sheet = boughtSteps({ basicSpeed: 3 }, { dx: 12, ht: 11 });
      expect(sheet.number('basicSpeed')).toBe(6.5);
      expect(sheet.number('basicMove')).toBe(6);
      expect(sheet.number('dodge')).toBe(9);
      expect(describeDerivation(sheet.get('basicSpeed'), 'd')).toBe(
        'Basic Speed 6½: DX 12; HT +11; a quarter of the sum ÷ 4; bought up +¾. (Basic Set, ch. 1, pp. 14–18)',
      );
    });

    it('are based on an attribute raised in play, at the price of creation', () => {
      const sheet = open({ raised: { iq: 1 } });
      expect(sheet.number('will')).toBe(11);
      expect(sheet.number('iq.points')).toBe(20);
    });
  });

  describe('Basic Lift', () => {
    it.each(damageAndLift.map(([st, , , lift]) => [st, lift]))('of ST %i is %f lb', (st, lift) => {
      expect(open({ attributes: { st } }).number('basicLift')).toBe(lift);
    });
  });

  describe('Striking ST and Lifting ST', () => {
    const traits = [
      typedTrait('Striking ST', { effects: [effect('strikingStrength', 1, true)], pointsPerLevel: 5 }, { level: 3 }),
      typedTrait('Lifting ST', { effects: [effect('liftingStrength', 1, true)], pointsPerLevel: 3 }, { level: 2 }),
    ];
    const sheet = open({ traits });

    it('change only damage and lift', () => {
      expect(formatValue(sheet.get('swing').value, 'd')).toBe('2d−1');
      expect(sheet.number('basicLift')).toBe(29);
      expect(sheet.number('hitPoints')).toBe(10);
    });

    it('have explanations', () => {
      expect(describeDerivation(sheet.get('strikingStrength'), 'd')).toBe(
        'Striking ST 13: ST 10; Striking ST +3. (Basic Set, ch. 1, pp. 14–18)',
      );
    });
  });

  describe('load', () => {
    const carrying = (weight: number, attributes = {}) =>
      open({ attributes, equipment: [typedItem('Sack', { weight })] });

    it.each([
      [20, 0, 5, 8],
      [20.1, 1, 4, 7],
      [40, 1, 4, 7],
      [60, 2, 3, 6],
      [60.1, 3, 2, 5],
      [120, 3, 2, 5],
      [200, 4, 1, 4],
      [200.1, 5, 1, 4],
      [300, 5, 1, 4],
      [300.1, 6, 0, 4],
    ])('depends on weight: %f lb with ST 10 is level %i, Move %i, Dodge %i', (weight, level, move, dodge) => {
      const sheet = carrying(weight);
      expect([sheet.number('encumbrance'), sheet.number('move'), sheet.number('dodge')]).toEqual([level, move, dodge]);
    });

    it('never lowers Move below 1 while it can be carried', () => {
      expect(carrying(199, { dx: 7, ht: 7 }).number('move')).toBe(1);
    });

    it('has a note on the fatigue of a load on the back', () => {
      expect(
        carrying(201)
          .get('move')
          .notes.map(({ words }) => words),
      ).toEqual(['1 FP per second: over 10 × Basic Lift']);
    });
  });
});

describe('Secondary characteristics', () => {
  type Choices = Parameters<typeof saved>[1];
  const { secondary } = saved('fourth-edition', {}).character;
  const findings = (choices: Choices) => deriveCharacter(saved('fourth-edition', choices)).findings;
  const ids = (choices: Choices) => findings(choices).map(({ id }) => id);
  const sentences = (choices: Choices) => findings(choices).map(({ fact }) => describeFinding(fact));
  const budget = (points: number) => ({ campaign: { budget: points } });

  describe('limits of secondary characteristics', () => {
    it.each([
      ['hitPoints', 3, 4],
      ['hitPoints', -3, -4],
      ['fatiguePoints', 3, 4],
      ['fatiguePoints', -3, -4],
      ['will', 10, 11],
      ['will', -4, -5],
      ['perception', 10, 11],
      ['perception', -4, -5],
      ['basicSpeed', 8, 9],
      ['basicSpeed', -8, -9],
      ['basicMove', 3, 4],
      ['basicMove', -3, -4],
    ] as const)('are reported if exceeded: %s may change by %i steps, not by %i', (id, withinLimit, beyondLimit) => {
      const steps = (n: number) => ({ ...budget(200), secondary: { ...secondary, [id]: n } });
      expect(ids(steps(withinLimit))).toEqual([]);
      expect(ids(steps(beyondLimit))).toEqual([`attribute-above-limit:${id}`]);
    });

    it('are in the sentence of the finding', () => {
      expect(sentences({ ...budget(200), attributes: { st: 11 }, secondary: { ...secondary, hitPoints: 4 } })).toEqual([
        'Hit points 15 is outside 8 to 14 (within 30% of ST).',
      ]);
    });

    it('do not apply to Will and Per with an IQ over 20', () => {
      expect(ids({ ...budget(300), attributes: { iq: 22 } })).toEqual([]);
    });
  });
});

describe('Sections', () => {
  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (choices: Choices) => deriveCharacter(saved('fourth-edition', choices));
  const levelOf = (choices: Choices, key: string) => sheetOf(choices).worksheet.get(skillStat(key, 'level'));
  const sentences = (choices: Choices) =>
    sheetOf(choices).findings.flatMap(({ fact }) =>
      fact.code.includes('needs') || fact.code.includes('mana') ? [describeFinding(fact)] : [],
    );

  describe('spells (pp. 234–253)', () => {
    const magery = typedTrait('Gift', {
      effects: [{ stat: 'skills', by: 'tag', selection: 'spell', how: 'add', add: 2 }],
    });
    const light = skill('light', 1);

    it('are hard skills of IQ, higher by Magery, and have no default', () => {
      expect(levelOf({ skills: [light] }, 'light').value).toBe(8);
      expect(levelOf({ skills: [light], traits: [magery] }, 'light').value).toBe(10);
      expect(levelOf({ skills: [skill('light', 0)] }, 'light').value).toBeNull();
      expect(levelOf({ skills: [skill('great-haste', 8)] }, 'great-haste').value).toBe(10); // Very hard.
    });

    it('lose 5 in low mana, and name their other modifiers', () => {
      const low = levelOf({ skills: [light], campaign: { mana: 'low' } }, 'light');
      expect(low.value).toBe(3);
      expect(low.notes.map(({ words }) => words)).toContain(
        'At 15 it costs 1 less to cast and to maintain, at 20 2 less, and 1 less for each 5 more',
      );
    });

    it('need a mage unless mana is high, and need mana at all', () => {
      expect(sentences({ skills: [light] })).toHaveLength(1);
      expect(sentences({ skills: [light], campaign: { mana: 'high' } })).toEqual([]);
      expect(sentences({ skills: [light], campaign: { mana: 'none' } })).toEqual([
        'This setting has no mana: spells do not work.',
      ]);
    });

    it('need other spells with a point in them, whatever their level', () => {
      const needs = (...ids: string[]) =>
        sentences({ skills: ids.map((id) => skill(id, 1)), campaign: { mana: 'high' } });
      expect(needs('ignite-fire', 'create-fire')).toEqual([]);
      expect(needs('create-fire')).toEqual(['Create Fire requires Ignite Fire.']);
      expect(needs('purify-air', 'create-air', 'shape-air', 'predict-weather')).toEqual([
        'Predict Weather requires 4 other spells of Air.',
      ]);
    });

    it('show their class, and the resistance to them, on the sheet', () => {
      const opened = sheetOf({ skills: [skill('truthsayer', 1)] });
      expect(firstSpellAdvice(opened)).toContain('they unlock others');
      expect(firstSpellAdvice(opened)).not.toContain('level 12');
    });
  });

  describe('a spell of ritual magic (p. 242)', () => {
    const ritual = (own: Partial<OwnSkill> = {}, points = 0, colleges = ['Fire']) =>
      typedSkill('Torch', points, {
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'techniqueHard',
        spell: { ...z.parse(ownSpellSchema, {}), colleges, baseSkill: 'Paths', prerequisiteCount: 3 },
        ...own,
      });
    const paths = (points: number, speciality: string) =>
      typedSkill(
        'Paths',
        points,
        { attribute: 'iq', kind: 'mental', difficulty: 'veryHard' },
        { key: `p${speciality}`, speciality },
      );
    const level = (skills: NonNullable<Choices['skills']>, more: Choices = {}) =>
      levelOf({ attributes: { iq: 12 }, skills, ...more }, 'torch');

    it('uses the skill of its college, less a point for each prerequisite, even without points', () => {
      // IQ 12, very hard, 8 points: 12.
      expect(level([ritual(), paths(8, 'Fire')]).value).toBe(9);
      expect(level([ritual({}, 3), paths(8, 'Fire')]).value).toBe(11);
      expect(level([ritual({ difficulty: 'techniqueAverage' }, 2), paths(8, 'Fire')]).value).toBe(11);
      expect(level([ritual()]).value).toBeNull();
    });

    it('never rises above that skill', () => {
      const high = level([ritual({}, 9), paths(8, 'Fire')]);
      expect(describeDerivation(high, 'd')).toBe('Torch 12: Paths (Fire)−3 12. (custom)');
      const { worksheet } = sheetOf({ attributes: { iq: 12 }, skills: [ritual({}, 9), paths(8, 'Fire')] });
      expect(describeDerivation(worksheet.get('skill:torch.trained.0'), 'd')).toBe(
        'Torch, from Paths (Fire)−3 12: Paths (Fire)−3 9; hard technique, 9 points +8; Paths (Fire) 12; no more than Paths (Fire) 12. (Basic Set, skills, before pp. 182–228)',
      );
    });

    it('uses the skill of ritual magic as a whole at −6, if that is better', () => {
      expect(level([ritual(), paths(16, '')]).value).toBe(5);
      expect(level([ritual({}, 4), paths(16, ''), paths(1, 'Fire')]).value).toBe(9);
      expect(level([ritual({}, 30), paths(16, '')]).value).toBe(14);
      expect(level([ritual({}, 0, []), paths(16, '')]).value).toBe(11);
      expect(level([ritual(), paths(16, 'Water')]).value).toBeNull();
    });

    it('has the bonuses of spells on top, and points from effects', () => {
      const gift = typedTrait('Gift', {
        effects: [{ stat: 'skills', by: 'tag', selection: 'spell', how: 'add', add: 2 }],
      });
      expect(level([ritual({}, 9), paths(8, 'Fire')], { traits: [gift] }).value).toBe(14);
      const more = typedTrait('More', {
        effects: [{ stat: 'pointsIn', by: 'name', selection: 'Torch', how: 'add', add: 2 }],
      });
      expect(level([ritual({}, 1), paths(8, 'Fire')], { traits: [more] }).value).toBe(11);
    });
  });
});

describe('Senses', () => {
  const bought = (steps: Partial<Character['secondary']>) => ({ ...z.parse(secondarySchema, {}), ...steps });

  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', { attributes: { iq: 11 }, ...choices }));
  const numberOf = (choices: Choices, id: string) => sheetOf(choices).worksheet.number(id);

  describe('senses and Fright Checks', () => {
    it('are Perception and Will, bought for 2 points each', () => {
      const choices = { secondary: bought({ perception: 1, vision: 2, frightCheck: -1 }) };
      const { worksheet } = sheetOf(choices);
      const ids = ['vision', 'hearing', 'tasteSmell', 'touch', 'frightCheck'];
      expect(ids.map((id) => worksheet.number(id))).toEqual([14, 12, 12, 12, 10]);
      expect(ids.map((id) => worksheet.number(`${id}.points`))).toEqual([4, 0, 0, 0, -2]);
      expect(worksheet.number('points.secondary')).toBe(5 + 4 - 2);
      expect(describeDerivation(worksheet.get('vision'), 'd')).toBe(
        'Vision 14: Perception 12; bought up +2. (Basic Set, ch. 1, pp. 14–18)',
      );
    });

    it('have the bonuses of listed traits, by level', () => {
      const traits = [trait('acute-touch', { key: 'a', level: 3 }), trait('combat-reflexes', { key: 'c' })];
      expect(numberOf({ traits }, 'touch')).toBe(14);
      expect(numberOf({ traits }, 'frightCheck')).toBe(13);
    });

    it('count a custom trait with such a name once, if it has its own effects', () => {
      const keen = typedTrait(
        'Acute Hearing',
        { pointsPerLevel: 2, effects: [typedEffect({ stat: 'hearing', add: 1, perLevel: true })] },
        { level: 3 },
      );
      const { worksheet } = sheetOf({ traits: [keen] });
      expect(describeDerivation(worksheet.get('hearing'), 'd')).toBe(
        'Hearing 14: Perception 11; Acute Hearing +3. (Basic Set, ch. 1, pp. 14–18)',
      );
    });

    it('are on the sheet if they differ from Perception and Will', () => {
      const names = (choices: Choices) => sheetOf(choices).model.secondary.map(({ name }) => name);
      expect(names({})).toEqual(['HP', 'Will', 'Per', 'FP', 'Basic Speed', 'Basic Move']);
      expect(names({ secondary: bought({ vision: 1 }) })).toContain('Vision');
      expect(names({ traits: [trait('fearlessness', { key: 'f' })] })).toContain('Fright');
    });

    it('add no step to the points of a character who bought none', () => {
      const { worksheet } = sheetOf({});
      expect(worksheet.get('points.secondary').steps).toHaveLength(7);
    });
  });
});

describe('Size', () => {
  type Choices = Parameters<typeof saved>[1];
  const { secondary } = saved('fourth-edition', {}).character;
  const open = (choices: Choices) => openSheet(saved('fourth-edition', choices)).worksheet;
  const effect = (stat: string, add: number) => ({ stat, add, times: null, perLevel: false, when: '' });
  const giant = (size: number) => typedTrait('Giant', { effects: [effect('sizeModifier', size)] });

  describe('Size Modifier (p. 19)', () => {
    it('is 0 for humans, and traits and race change it', () => {
      expect(open({}).number('sizeModifier')).toBe(0);
      expect(open({ traits: [giant(1)] }).number('sizeModifier')).toBe(1);
      const ogre = typedRace({ name: 'Ogre', effects: [effect('sizeModifier', 1)] });
      expect(open({ race: { entry: '', own: ogre }, traits: [giant(1)] }).number('sizeModifier')).toBe(2);
    });

    it('is among the figures of the sheet, with its sign', () => {
      const sizeLine = (choices: Choices) =>
        openSheet(saved('fourth-edition', choices)).model.figures.find(({ name }) => name === 'Size Modifier')?.figure
          .text;
      expect(sizeLine({})).toBe('0');
      expect(sizeLine({ traits: [giant(2)] })).toBe('+2');
      expect(sizeLine({ traits: [giant(-3)] })).toBe('−3');
    });
  });

  describe('discount for size (pp. 15, 16)', () => {
    it.each([
      [0, 14, 40],
      [1, 14, 36],
      [2, 14, 32],
      [8, 14, 8],
      [9, 14, 8],
      [-2, 14, 40],
      [1, 8, -20],
    ])('lowers the price of ST: Size Modifier %i, ST %i, %i points', (size, st, points) => {
      expect(open({ traits: [giant(size)], attributes: { st } }).number('st.points')).toBe(points);
    });

    it('applies to hit points too, rounded up, and to nothing else', () => {
      const sheet = open({
        traits: [giant(1)],
        attributes: { dx: 12, ht: 12 },
        secondary: { ...secondary, hitPoints: 3, fatiguePoints: 2, will: 1 },
      });
      const points = (id: string) => sheet.number(`${id}.points`);
      expect(['hitPoints', 'fatiguePoints', 'will', 'dx', 'ht'].map(points)).toEqual([6, 6, 5, 40, 20]);
      expect(describeDerivation(sheet.get('hitPoints.points'), 'd')).toBe(
        'Hit points, points 6 points: steps bought 3; per +1 Hit points × 2; Size Modifier 1; large, −10% × 0.9; rounded up. (Basic Set, ch. 1, pp. 14–18)',
      );
      expect(open({ traits: [giant(1)], secondary: { ...secondary, hitPoints: -3 } }).number('hitPoints.points')).toBe(
        -6,
      );
    });

    it('adds no step for human size', () => {
      expect(open({ attributes: { st: 14 } }).get('st.points').steps).toHaveLength(1);
    });

    it('applies to levels gained in play, as growth shows', () => {
      const sheet = openSheet(
        saved('fourth-edition', { traits: [giant(1)], attributes: { st: 12 }, raised: { st: 2, dx: 0, iq: 0, ht: 0 } }),
      );
      expect(sheet.worksheet.number('st.points')).toBe(36);
      expect(summarizeGrowth(deriveCharacter(sheet.context.saved)).spent).toEqual([
        { key: 'st', words: 'ST +2', points: 18 },
      ]);
    });

    it('is part of the price of a race, by the size of the race', () => {
      const ogre = typedRace({ name: 'Ogre', st: 5, effects: [effect('sizeModifier', 1)] });
      const race = { entry: '', own: ogre };
      expect(open({ race }).number('points.race')).toBe(45);
      expect(open({ race, traits: [giant(1)] }).number('points.race')).toBe(45);
      const trial = raceTrial(saved('fourth-edition', {}), ogre);
      expect([trial.attributes.st, trial.total]).toEqual([45, 45]);
      const smallRace = typedRace({ name: 'Small', st: -3, effects: [effect('sizeModifier', 1)] });
      expect(open({ race: { entry: '', own: smallRace } }).number('points.race')).toBe(-30);
    });
  });

  describe('discounts of traits on attributes (p. 15)', () => {
    const clumsy = (share: number, id = 'st') =>
      typedTrait(`Clumsy ${id} ${share}`, { effects: [{ stat: `priceOf:${id}`, how: 'times', times: share }] });
    const points = (choices: Choices) => open(choices).number('st.points');

    it('lower the price, rounded up, and the refund for lowered scores too', () => {
      expect(points({ traits: [clumsy(0.6)], attributes: { st: 14 } })).toBe(24);
      expect(points({ traits: [clumsy(0.6)], attributes: { st: 7 } })).toBe(-18);
      expect(open({ traits: [clumsy(0.75, 'dx')], attributes: { dx: 13 } }).number('dx.points')).toBe(45);
      expect(points({ traits: [clumsy(0.95)], attributes: { st: 11 } })).toBe(10); // 9.5
    });

    it('add up with each other and with size, to at most 80%', () => {
      const both = { traits: [clumsy(0.6), giant(2)], attributes: { st: 20 } };
      expect(points(both)).toBe(40); // 100 less 40% and 20%
      expect(describeDerivation(open(both).get('st.points'), 'd')).toContain('Clumsy st 0.6, −40%; large, −20% × 0.4');
      const most = { traits: [clumsy(0.6), clumsy(0.5), giant(2)], attributes: { st: 20 } };
      expect(points(most)).toBe(20);
      expect(describeDerivation(open(most).get('st.points'), 'd')).toContain('at most −80% × 0.2');
    });
  });
});
